/** Clicks on what may be replaced by something else the moment it is pressed. */

/**
 * Return a handler that leaves out the second click of a double click: by then another
 * button may lie under the pointer, which nobody meant.
 */
export function single(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) act();
  };
}
