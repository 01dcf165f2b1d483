/** The journeys' products, and how they are added to a cart without a choice. */
import type { CartItem } from '../../src/features/cart/rules/cart.ts';
import { realLines } from '../e2e/fixtures/cart-lines.ts';
import { CATALOGUE_RANGES } from '../e2e/fixtures/catalogue-ranges.ts';
import { createSandboxControl } from '../e2e/fixtures/sandbox-control.ts';
import { SANDBOX } from '../engines/journey-test.ts';
import type { Shopper } from '../engines/shopper.ts';

const PLENTY = 50;

const sandbox = createSandboxControl(SANDBOX, () => {
  throw new Error('journeys meet their faults at the shop, not at its services');
});

let found: Promise<CartItem> | undefined;

async function find(): Promise<CartItem> {
  const [line] = await realLines(1, CATALOGUE_RANGES.journeys);
  if (!line) throw new Error('the sandbox sells nothing that journeys could buy');
  await sandbox.setStock(line.code, PLENTY);
  return line;
}

/** A well-stocked variant as a line of the cart. */
export function testProduct(): Promise<CartItem> {
  found ??= find();
  return found;
}

/** Stores it in the shopper's cart. */
export async function fillCart({ evaluate }: Shopper): Promise<CartItem> {
  const line = await testProduct();
  const stored = JSON.stringify({ version: '1.1', cart: [line], token: null });
  await evaluate(`void localStorage.setItem('tienda', ${JSON.stringify(stored)})`);
  return line;
}

/**
 * Chooses the last available size: a size that the shopper did not choose is not sold (decision 141, Preselected size).
 */
export async function chooseSize({ press, hasChosen }: Shopper, name = 'Talla'): Promise<void> {
  const size = ['radio', /^(\d+|X*[SML])$/, { inside: { role: 'radiogroup', name }, at: -1 }] as const;
  await press(...size);
  await hasChosen(...size);
}
