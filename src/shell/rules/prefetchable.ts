/** Which pages may be prefetched (decision 110, Next page). */

/** Pages of cart, payment and account: the next press may change them, or they lead to money. */
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
/** Addresses that are no pages, like `OTHERS` of `scripts/publish/speculation-rules.ts`. */
const FILE = /^\/(datos|_astro|imagenes)\/|\.(json|txt|xml)$/;

/** Whether an address of the shop is a page that may be prefetched; one that chooses a language is not. */
export const isPrefetchable = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  !PERSONAL.test(pathname) && !FILE.test(pathname) && !search.includes('lng=');
