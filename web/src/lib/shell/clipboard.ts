/** Copying text, on secure pages and on others. */

/**
 * Copy a text that a field shows, and tell whether that went well; if not, it is selected.
 *
 * A page over plain http, as at home, has no clipboard: there a selection is copied instead.
 */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return field.value === text && document.execCommand('copy');
  }
}
