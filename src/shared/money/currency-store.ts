/** The currency of displayed prices (decision 2, Second currency); every charge is in quetzales. */
import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { CURRENCY_KEY } from '#shared/storage/keys.ts';
import { setAside } from '#shared/storage/set-aside.ts';
import type { CurrencyName } from './currency.ts';
// Sets the engine of every persistent atom.
import '#shared/storage/storage.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { defaultCurrency, offered, rateOf, readCurrencyName } from './stored-currency.ts';

declare global {
  interface DocumentEventMap {
    'currency:changed': CustomEvent<void>;
  }
}

export type ShownCurrency = { readonly currency: CurrencyName; readonly rate: number };

/** The currency of built pages. */
export const PRINTED_CURRENCY: ShownCurrency = { currency: defaultCurrency, rate: 1 };

export const $currency = persistentAtom<CurrencyName>(CURRENCY_KEY, defaultCurrency, {
  decode: (stored) => {
    const name = readCurrencyName(stored);
    if (name === undefined) setAside(CURRENCY_KEY, stored);
    return offered(name);
  },
  encode: JSON.stringify,
});

export const $shownCurrency = shared(
  computed(
    $currency,
    (currency): ShownCurrency =>
      currency === defaultCurrency ? PRINTED_CURRENCY : { currency, rate: rateOf(currency) },
  ),
  PRINTED_CURRENCY,
);

// Updates the built prices, also after a change in another tab.
if (typeof document !== 'undefined') {
  $currency.listen(() => void document.dispatchEvent(new CustomEvent('currency:changed')));
}

/** Changes the currency; unknown names are ignored (decision 2, Second currency). */
export function setCurrency(name: string): void {
  const known = readCurrencyName(name);
  if (known !== undefined) $currency.set(offered(known));
}
