/** Typing a number of at most two digits. */

export function digitsAfter(digits: string, key: string): string {
  if (key === 'Backspace') return digits.slice(0, -1);
  if (!/^\d$/.test(key) || (digits === '' && key === '0')) return digits;
  return digits.length === 2 ? key : digits + key;
}

/** Return the digits typed into a field, and show nothing else in it. */
export function digitsIn(field: { value: string }): string {
  const digits = field.value.replace(/\D/g, '').slice(0, 2);
  if (field.value !== digits) field.value = digits;
  return digits;
}
