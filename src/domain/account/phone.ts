/** Phone numbers (checkout §5, telefono; §9; decision 53, Phone). */

/** The number without spaces, dashes and a leading `+`; full-width digits count as digits. */
export function normalisePhone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]+/gu, '')
    .replace(/^\+/, '');
}

/** Whether it is 7 to 11 digits, once what may stand between them is taken off. */
export function isPhone(value: string): boolean {
  return /^\d{7,11}$/.test(normalisePhone(value));
}

/** `+502 3232-3232` for 50232323232; the text as it came when it has fewer than 11 digits. */
export function displayPhone(value: string): string {
  const [, country, start, end] = /^(\d{3})(\d{4})(\d{4,})$/.exec(value.replace(/\D+/g, '')) ?? [];
  return country === undefined ? value.trim() : `+${country} ${start}-${end}`;
}

/** The number a `tel:` link dials: its digits, with the `+` of an international one. '' when there are none. */
export function dialledPhone(value: string): string {
  const digits = value.replace(/\D+/g, '');
  return digits.length >= 11 ? `+${digits}` : digits;
}
