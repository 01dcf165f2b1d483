/** Inlined before the form, because a browser may paint early: shows an empty cart or a missing login. */
import { isToken } from '#features/cart/store/stored-main.ts';
import { MAIN_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';

const main: Readonly<Record<string, unknown>> = readJson(storedText(MAIN_KEY), {}, (stored) =>
  isRecord(stored) ? stored : {},
);
if (!Array.isArray(main['cart']) || !main['cart'][0]) document.documentElement.dataset['cart'] = 'empty';
const warning = document.querySelector<HTMLElement>('.checkout-login-needed');
if (warning && !isToken(main['token'])) warning.hidden = false;
