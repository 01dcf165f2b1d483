/**
 * Budgets of script files before the first interaction, and of HTML elements: the measured value, rounded up
 * slightly. A budget is raised only for a visible benefit, such as the rating of a card.
 */
import type { Finding } from '../finding.ts';
import type { PageWeight } from './page-weight.ts';

type Count = 'files' | 'elements' | 'card';
type CountBudget = Readonly<Record<Exclude<Count, 'card'>, number>>;

const NAMES: Readonly<Record<Count, string>> = {
  files: 'script files',
  elements: 'elements',
  card: 'elements in one product card',
};

/** Budget of elements in the largest card: a list has two dozen cards. */
const MAX_IN_CARD = 35;

/** Documents and all kinds that are not named below. */
const DOCUMENT: CountBudget = { files: 2, elements: 470 };

const BUDGETS: Readonly<Record<string, CountBudget>> = {
  index: { files: 2, elements: 930 },
  productos: { files: 3, elements: 980 },
  'productos/*': { files: 3, elements: 1020 },
  'marca/*': { files: 3, elements: 1020 },
  'colecciones/*': { files: 2, elements: 990 },
  'producto/*': { files: 3, elements: 560 },
  cart: { files: 3, elements: 390 },
  favoritos: { files: 3, elements: 350 },
  comparar: { files: 3, elements: 350 },
  checkout: { files: 3, elements: 270 },
  'checkout-bac': { files: 3, elements: 231 },
  pago: { files: 3, elements: 110 },
  'pago-exito': { files: 3, elements: 110 },
  login: { files: 3, elements: 360 },
  registrarse: { files: 3, elements: 380 },
  'mi-cuenta': { files: 3, elements: 350 },
  pedidos: { files: 3, elements: 350 },
  'sin-conexion': { files: 3, elements: 350 },
  // With menu categories and some articles as suggestions.
  404: { files: 4, elements: 380 },
};

/** The count budgets of a kind of page. */
const countBudgetOf = (type: string): Readonly<Record<Count, number>> => ({
  ...(BUDGETS[type] ?? DOCUMENT),
  card: MAX_IN_CARD,
});

/** The exceeded counts of pages of one kind, each with the largest page. */
export function overCounts(type: string, pages: readonly PageWeight[]): readonly Finding[] {
  return (['files', 'elements', 'card'] as const).flatMap((count) => {
    const budget = countBudgetOf(type)[count];
    const [worst] = pages.filter((page) => page[count] > budget).sort((a, b) => b[count] - a[count]);
    if (!worst) return [];
    return [{ file: worst.file, message: `${worst[count]} ${NAMES[count]}, budget ${budget}` }];
  });
}
