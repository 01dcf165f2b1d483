/** Which pages may be fetched before they are asked for (decision 110, Next page). */

/** Pages of the cart, the payment and the account: they show what the next press may change, or lead to money. */
export const PERSONAL_PAGES = [
  'cart',
  'checkout',
  'pago',
  'login',
  'registrarse',
  'mi-cuenta',
  'pedidos',
  'favoritos',
  'comparar',
] as const;

const PERSONAL = new RegExp(`^(/en)?/(${PERSONAL_PAGES.join('|')})`);
/** Addresses that are no pages, as `OTHERS` of `scripts/publish/speculation-rules.ts` has them. */
const FILE = /^\/(datos|_astro|imagenes)\/|\.(json|txt|xml)$/;

/** Whether an address of the shop is a page that may be fetched ahead; one that chooses a language is not. */
export const isPrefetchable = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  !PERSONAL.test(pathname) && !FILE.test(pathname) && !search.includes('lng=');
