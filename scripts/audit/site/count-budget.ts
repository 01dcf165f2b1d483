/**
 * How many script files a page may have before anybody touches it, and how many elements its HTML may make. What is
 * measured, rounded up by a hair: a budget is only ever lowered.
 */
import type { Finding } from '../finding.ts';
import type { PageWeight } from './page-weight.ts';

type Count = 'files' | 'elements';
type CountBudget = Readonly<Record<Count, number>>;

const NAMES: Readonly<Record<Count, string>> = { files: 'script files', elements: 'elements' };

/** Documents, and whatever kind is not named below. */
const DOCUMENT: CountBudget = { files: 2, elements: 760 };

const BUDGETS: Readonly<Record<string, CountBudget>> = {
  index: { files: 5, elements: 1380 },
  productos: { files: 5, elements: 2190 },
  'productos/*': { files: 5, elements: 2250 },
  'marca/*': { files: 5, elements: 2010 },
  'producto/*': { files: 8, elements: 870 },
  cart: { files: 6, elements: 670 },
  favoritos: { files: 5, elements: 640 },
  comparar: { files: 5, elements: 640 },
  checkout: { files: 6, elements: 310 },
  'checkout-bac': { files: 6, elements: 270 },
  pago: { files: 4, elements: 150 },
  'pago-exito': { files: 4, elements: 150 },
  login: { files: 5, elements: 650 },
  registrarse: { files: 5, elements: 670 },
  'mi-cuenta': { files: 5, elements: 630 },
  'sin-conexion': { files: 4, elements: 640 },
  404: { files: 9, elements: 640 },
};

/** What pages of a kind may count. */
const countBudgetOf = (type: string): CountBudget => BUDGETS[type] ?? DOCUMENT;

/** The counts that pages of one kind exceed, told by the largest of them. */
export function overCounts(type: string, pages: readonly PageWeight[]): readonly Finding[] {
  return (['files', 'elements'] as const).flatMap((count) => {
    const budget = countBudgetOf(type)[count];
    const [worst] = pages.filter((page) => page[count] > budget).sort((a, b) => b[count] - a[count]);
    if (!worst) return [];
    return [{ file: worst.file, message: `${worst[count]} ${NAMES[count]}, budget ${budget}` }];
  });
}
