/** The currency prices are shown in (decision 2, Second currency): a display only, every charge is in quetzales. */
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

/** A currency with the rate that prices are shown at. */
export type ShownCurrency = { readonly currency: CurrencyName; readonly rate: number };

/** What pages are built in. */
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

// The page's built prices follow, also when another tab changed it.
if (typeof document !== 'undefined') {
  $currency.listen(() => void document.dispatchEvent(new CustomEvent('currency:changed')));
}

/** Shows prices in a currency; any other name than the known ones is ignored (decision 2, Second currency). */
export function setCurrency(name: string): void {
  const known = readCurrencyName(name);
  if (known !== undefined) $currency.set(offered(known));
}
