/** The currency switch. The currency is read without its store, which is loaded with the first press. */
import { defaultCurrency, readStoredCurrency } from './stored-currency.ts';

const BUTTONS = '[data-currency-switch] button, button[data-action="currency"]';

function update(): void {
  const chosen = readStoredCurrency();
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    button.setAttribute('aria-pressed', String(button.value === chosen));
  }
  void convertPrices(chosen);
}

/** Hides the prices while the code that converts them is loading, as `first-prices.ts` does on a new page. */
async function convertPrices(chosen: string): Promise<void> {
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
    // Without the code the prices stay in quetzales.
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
