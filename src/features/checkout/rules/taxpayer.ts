/** Who an order is billed to, from what the tax-id lookup answers (checkout §4, Tax-ID lookup). */
import { FINAL_CONSUMER, normaliseTaxId } from './nit.ts';

/** What the tax-id lookup found: the id to bill and the name it belongs to. */
export type Taxpayer = {
  readonly taxId: string;
  readonly name: string;
  /** What the service said of it, shown as a success notice. */
  readonly description: string;
};

const BRACKETED = /^([^[\]]*)\[([^[\]]*)\]/;
const FINAL_CONSUMER_MARK = /^(CF\b|CONSUMIDOR FINAL)/i;
/** What follows the comma of a company, which is not turned round. */
const COMPANY_FORM = /^(S\.? ?A\.?|C\.? ?V\.?|S\.? ?R\.? ?L\.?|LTDA\.?|LIMITADA|SOCIEDAD .*|INC\.?|LLC)$/i;

/**
 * The final consumer a description speaks of: `CF[CONSUMIDOR FINAL]` → tax id `CF`, name `CONSUMIDOR FINAL`. Undefined
 * when it has no bracketed final-consumer mark; then the first Detalle record counts.
 */
export function bracketedTaxpayer(description: string): Pick<Taxpayer, 'taxId' | 'name'> | undefined {
  const [, first = '', bracketed = ''] = BRACKETED.exec(description) ?? [];
  const taxId = first.trim();
  const name = bracketed.trim();
  if (name === '') return undefined;
  if (normaliseTaxId(taxId) === FINAL_CONSUMER) return { taxId: FINAL_CONSUMER, name };
  if (!FINAL_CONSUMER_MARK.test(name)) return undefined;
  return { taxId: taxId === '' ? FINAL_CONSUMER : taxId, name };
}

/** First and last name of `last,first`; a name without a comma, and a company's, is all first name. */
export function splitPersonName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [last = '', ...rest] = name.split(',').map((part) => part.replace(/\s+/g, ' ').trim());
  const first = rest.filter((part) => part !== '').join(' ');
  if (first === '') return { firstName: last, lastName: '' };
  if (COMPANY_FORM.test(first)) return { firstName: [last, first].filter(Boolean).join(', '), lastName: '' };
  return { firstName: first, lastName: last };
}

/** The name as it is shown and billed: `GARCIA LOPEZ,MARIA` → `MARIA GARCIA LOPEZ`. */
export function personName(name: string): string {
  const { firstName, lastName } = splitPersonName(name);
  return `${firstName} ${lastName}`.trim();
}
