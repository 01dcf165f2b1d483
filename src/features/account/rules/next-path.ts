/** The page after a login (decision 52, Way back after login): one of a list, never another site. */
import { parseUrl } from '#shared/http/url.ts';

const ALLOWED =
  /^(\/en)?(\/|\/(inicio|productos(\/[\w-]+)*|producto\/[^/]+|marca\/[\w-]+|colecciones\/[\w-]+|cart|checkout|checkout-bac|mi-cuenta|pedidos|favoritos|comparar|nosotros|contact|pago|pago-exito|terminos-y-condiciones|preguntas-frecuentes|politicas-de-devolucion|ubicaciones))?$/;
const MAX_LENGTH = 500;

/** Path and query of `next` if the shop has such a page; otherwise undefined. */
export function safeNextPath(next: string): string | undefined {
  // Browsers read a backslash as a slash and skip control characters.
  if (next.length > MAX_LENGTH || !/^\/(?!\/)/.test(next) || /[\s\p{Cc}\\]/u.test(next)) return undefined;
  const home = 'https://shop.invalid';
  const url = parseUrl(next, home);
  // `/.//` resolves to `//`, which a browser reads as another host.
  return url?.origin === home &&
    !url.pathname.startsWith('//') &&
    ALLOWED.test(url.pathname.replace(/(.)\/$/, '$1'))
    ? url.pathname + url.search
    : undefined;
}
