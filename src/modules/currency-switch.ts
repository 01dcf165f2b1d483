/** The currency switch of the footer. The store is loaded when somebody uses it; which one is chosen is read without. */
import { readStoredCurrency } from '#stores/stored-currency.ts';

export function startCurrencySwitch(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-currency-switch] button');
  const update = (): void => {
    const chosen = readStoredCurrency();
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === chosen));
  };
  const choose = async (name: string): Promise<void> => {
    const { setCurrency } = await import('#stores/currency.ts');
    setCurrency(name);
    update();
  };
  update();
  for (const button of buttons) button.addEventListener('click', () => void choose(button.value));
  addEventListener('storage', update);
  addEventListener('pageshow', update);
}
