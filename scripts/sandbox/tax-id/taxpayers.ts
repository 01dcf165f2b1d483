import { isDpi, isFinalConsumer, isNit } from './nit.ts';

/** What the registry knows about a tax id. */
export type TaxpayerAnswer =
  | { readonly outcome: 'found'; readonly taxId: string; readonly name: string; readonly tradeName: string }
  | { readonly outcome: 'final consumer' }
  | { readonly outcome: 'invalid' }
  | { readonly outcome: 'unknown' };

/** Ids with a fixed answer, listed on the help page. All of them have a valid check digit. */
export const SPECIAL_TAX_IDS = {
  /** A company, whose name has no comma. */
  company: '71080',
  /** A right id that nobody has. */
  unknown: '99999994',
  /** Answers with an empty `Encabezado`. */
  withoutHeader: '50000004',
  /** Answers with HTTP 500. */
  failing: '60000007',
} as const;

const LAST_NAMES = [
  'PÉREZ',
  'LÓPEZ',
  'GARCÍA',
  'MORALES',
  'HERNÁNDEZ',
  'TZOC',
  'CHÁVEZ',
  'XOCOP',
  'DE LEÓN',
  'AJÚ',
];
const FIRST_NAMES = [
  'MARÍA JOSÉ',
  'JUAN CARLOS',
  'ANA LUCÍA',
  'LUIS FERNANDO',
  'SOFÍA',
  'DIEGO',
  'KARLA',
  'OSCAR',
];

/** A name like `APELLIDO APELLIDO,NOMBRE`, the same one for the same id at any time. */
function nameOf(taxId: string): string {
  const value = [...taxId].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1_000_003, 7);
  const pick = (names: readonly string[], divisor: number) =>
    names[Math.floor(value / divisor) % names.length] ?? '';
  return `${pick(LAST_NAMES, 1)} ${pick(LAST_NAMES, 10)},${pick(FIRST_NAMES, 100)}`;
}

/** Looks a normalised tax id up: NIT, DPI or final consumer. */
export function findTaxpayer(taxId: string): TaxpayerAnswer {
  if (isFinalConsumer(taxId)) return { outcome: 'final consumer' };
  if (taxId === SPECIAL_TAX_IDS.unknown) return { outcome: 'unknown' };
  if (taxId === SPECIAL_TAX_IDS.company) {
    const name = 'DISTRIBUIDORA EL QUETZAL SOCIEDAD ANONIMA';
    return { outcome: 'found', taxId, name, tradeName: 'EL QUETZAL' };
  }
  if (isDpi(taxId) || isNit(taxId)) return { outcome: 'found', taxId, name: nameOf(taxId), tradeName: '' };
  return { outcome: 'invalid' };
}
