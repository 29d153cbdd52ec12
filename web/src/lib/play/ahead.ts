/** Moves that are shown before the server has confirmed them. */

/** Return what of them a newer route does not hold yet; nothing when it went another way. */
export function restOf(
  was: readonly string[],
  is: readonly string[],
  ahead: readonly string[],
): readonly string[] {
  const fresh = is.slice(was.length);
  const isExpected = fresh.every((move, at) => move === ahead[at]);
  return isExpected && is.length >= was.length ? ahead.slice(fresh.length) : [];
}
