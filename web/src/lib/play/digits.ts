/** Typing a number of at most two digits. */

export function digitsAfter(digits: string, key: string): string {
  if (key === 'Backspace') return digits.slice(0, -1);
  if (!/^\d$/.test(key) || (digits === '' && key === '0')) return digits;
  return digits.length === 2 ? key : digits + key;
}
