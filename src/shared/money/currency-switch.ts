/**
 * The currency switch, and the prices that follow it. The store is loaded when somebody uses the switch; which currency
 * is chosen is read without it, so that a page in the other one is built anew before it is seen.
 */
import { defaultCurrency, readStoredCurrency } from './stored-currency.ts';

const BUTTONS = '[data-currency-switch] button, button[data-action="currency"]';

function update(): void {
  const chosen = readStoredCurrency();
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    button.setAttribute('aria-pressed', String(button.value === chosen));
  }
  void follow(chosen);
}

/**
 * What prints is loaded only for another currency than the page's; until it is there no price is seen at all (on a new
 * page `first-prices.ts` has seen to that).
 */
async function follow(chosen: string): Promise<void> {
  const { dataset } = document.documentElement;
  if (chosen === (dataset['currency'] ?? defaultCurrency)) {
    delete dataset['prices'];
    return;
  }
  dataset['prices'] = 'waiting';
  try {
    const { applyCurrency } = await import('./shown-prices.ts');
    applyCurrency();
  } catch {
    // The page stays in quetzales, which is what is charged.
  } finally {
    delete dataset['prices'];
  }
}

async function choose(name: string): Promise<void> {
  const { setCurrency } = await import('./currency-store.ts');
  setCurrency(name);
  update();
}

export function startCurrencySwitch(): void {
  update();
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    button.addEventListener('click', () => void choose(button.value).catch(() => undefined));
  }
  addEventListener('storage', update);
  addEventListener('pageshow', update);
  document.addEventListener('currency:changed', update);
}
