/** Tax ids of Guatemala: NIT, DPI (CUI) and CF, the final consumer (checkout §4; §5; decision 65, Tax ids). */
import { withoutDashes } from '#shared/text/text.ts';

/** What the service is asked with for a final consumer. */
export const FINAL_CONSUMER = 'CF';

/** A hint about an id before the service decides: never a reason to refuse. */
export type TaxIdHint = 'ok' | 'check-digit' | 'final-consumer' | 'dpi' | 'unknown';

const FINAL_CONSUMER_WORDS = /^(C\/?F|C\.F\.?|CONSUMIDORFINAL)$/;
/** Body and check digit; longer ones are DPIs. */
const NIT = /^(\d{1,11})([\dK])$/;
const DPI = /^\d{13}$/;
/** The validated id must be shorter (checkout §5, validated NIT). */
const MAX_LENGTH = 15;

/** The id as the service is asked with: no dashes and spaces, upper-case, the final consumer's spellings as `CF`. */
export function normaliseTaxId(value: string): string {
  const taxId = withoutDashes(value.normalize('NFKC')).toUpperCase();
  return FINAL_CONSUMER_WORDS.test(taxId) ? FINAL_CONSUMER : taxId;
}

/** The check digit of a NIT's body: weights 2, 3, 4… from the right, (11 − sum mod 11) mod 11, 10 written K. */
export function nitCheckDigit(body: string): string {
  const digits = Array.from(body).reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'K' : String(check);
}

/** The id as papers print it: a NIT with the dash before its check digit, anything else as it is. */
export function formatTaxId(value: string): string {
  const taxId = normaliseTaxId(value);
  return taxIdHint(taxId) === 'ok' ? `${taxId.slice(0, -1)}-${taxId.slice(-1)}` : value;
}

/** What the id looks like: a NIT whose check digit fits or not, the final consumer, a DPI, or something else. */
export function taxIdHint(value: string): TaxIdHint {
  const taxId = normaliseTaxId(value);
  if (taxId === FINAL_CONSUMER) return 'final-consumer';
  if (DPI.test(taxId)) return 'dpi';
  const [, body, check] = NIT.exec(taxId) ?? [];
  if (body === undefined) return 'unknown';
  return nitCheckDigit(body) === check ? 'ok' : 'check-digit';
}

/** Whether the id can be billed to: present and shorter than 15 characters. */
export function isAcceptableTaxId(value: string): boolean {
  const taxId = normaliseTaxId(value);
  return taxId !== '' && taxId.length < MAX_LENGTH;
}
