/**
 * The Guatemalan tax id: weights 2, 3, 4… from the right over the body, check character
 * (11 − sum mod 11) mod 11, 10 written K.
 */

/** The id without dashes, slashes and spaces, in capitals: `576937-k` → `576937K`. */
export function normaliseTaxId(text: string): string {
  return text.replace(/[\s/-]+/g, '').toUpperCase();
}

/** The check character of a NIT body of digits. */
export function nitCheckCharacter(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'K' : String(check);
}

/** Whether a normalised NIT has the right check character. */
export function isNit(taxId: string): boolean {
  return /^\d{1,12}[\dK]$/.test(taxId) && nitCheckCharacter(taxId.slice(0, -1)) === taxId.slice(-1);
}

/** Whether a normalised id has the form of a DPI (CUI): 13 digits, the first not 0. */
export function isDpi(taxId: string): boolean {
  return /^[1-9]\d{12}$/.test(taxId);
}

/** Whether the id means the final consumer. */
export function isFinalConsumer(taxId: string): boolean {
  return taxId === 'CF' || taxId === 'CONSUMIDORFINAL';
}
