/** Tax ids of Guatemala (NIT, DPI, CF) and their taxpayers (checkout §4, Tax-ID lookup; §5; decision 65, Tax ids). */
import { withoutDashes } from '#shared/text/text.ts';

/** The id of the final consumer. */
export const FINAL_CONSUMER = 'CF';

/** The form of an id; the service decides whether it is valid. */
type TaxIdHint = 'ok' | 'check-digit' | 'final-consumer' | 'dpi' | 'unknown';

const FINAL_CONSUMER_WORDS = /^(C\/?F|C\.F\.?|CONSUMIDORFINAL)$/;
/** Body and check digit. */
const NIT = /^(\d{1,11})([\dK])$/;
const DPI = /^\d{13}$/;
/** A valid id is shorter (checkout §5, validated NIT). */
const MAX_LENGTH = 15;

/** Removes dashes and spaces, and writes upper case and `CF`. */
export function normaliseTaxId(value: string): string {
  const taxId = withoutDashes(value.normalize('NFKC')).toUpperCase();
  return FINAL_CONSUMER_WORDS.test(taxId) ? FINAL_CONSUMER : taxId;
}

/** The check digit of a NIT: weights 2, 3, 4… from the right, (11 − sum mod 11) mod 11; 10 is K. */
export function nitCheckDigit(body: string): string {
  const digits = Array.from(body).reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'K' : String(check);
}

/** Formats a NIT with its dash; other ids stay as typed. */
export function formatTaxId(value: string): string {
  const taxId = normaliseTaxId(value);
  return taxIdHint(taxId) === 'ok' ? `${taxId.slice(0, -1)}-${taxId.slice(-1)}` : value;
}

/** The form of an id: NIT with a correct or wrong check digit, CF, DPI, or unknown. */
export function taxIdHint(value: string): TaxIdHint {
  const taxId = normaliseTaxId(value);
  if (taxId === FINAL_CONSUMER) return 'final-consumer';
  if (DPI.test(taxId)) return 'dpi';
  const [, body, check] = NIT.exec(taxId) ?? [];
  if (body === undefined) return 'unknown';
  return nitCheckDigit(body) === check ? 'ok' : 'check-digit';
}

/** Whether an id can be billed. */
export function isAcceptableTaxId(value: string): boolean {
  const taxId = normaliseTaxId(value);
  return taxId !== '' && taxId.length < MAX_LENGTH;
}

/** The id to bill and its name. */
export type Taxpayer = {
  readonly taxId: string;
  readonly name: string;
  /** The service's message, shown as a success. */
  readonly description: string;
};

const BRACKETED = /^([^[\]]*)\[([^[\]]*)\]/;
const FINAL_CONSUMER_MARK = /^(CF\b|CONSUMIDOR FINAL)/i;
/** A legal form after the comma of a company's name. */
const COMPANY_FORM = /^(S\.? ?A\.?|C\.? ?V\.?|S\.? ?R\.? ?L\.?|LTDA\.?|LIMITADA|SOCIEDAD .*|INC\.?|LLC)$/i;

/** The final consumer of a description: `CF[CONSUMIDOR FINAL]`; undefined without that mark. */
export function bracketedTaxpayer(description: string): Pick<Taxpayer, 'taxId' | 'name'> | undefined {
  const [, first = '', bracketed = ''] = BRACKETED.exec(description) ?? [];
  const taxId = first.trim();
  const name = bracketed.trim();
  if (name === '') return undefined;
  if (normaliseTaxId(taxId) === FINAL_CONSUMER) return { taxId: FINAL_CONSUMER, name };
  if (!FINAL_CONSUMER_MARK.test(name)) return undefined;
  return { taxId: taxId === '' ? FINAL_CONSUMER : taxId, name };
}

/** First and last name of `last,first`; a company is one name. */
export function splitPersonName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [last = '', ...rest] = name.split(',').map((part) => part.replace(/\s+/g, ' ').trim());
  const first = rest.filter((part) => part !== '').join(' ');
  if (first === '') return { firstName: last, lastName: '' };
  if (COMPANY_FORM.test(first)) return { firstName: [last, first].filter(Boolean).join(', '), lastName: '' };
  return { firstName: first, lastName: last };
}

/** The displayed name: `GARCIA LOPEZ,MARIA` → `MARIA GARCIA LOPEZ`. */
export function personName(name: string): string {
  const { firstName, lastName } = splitPersonName(name);
  return `${firstName} ${lastName}`.trim();
}
