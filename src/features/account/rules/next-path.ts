/**
 * Where a login leads back to (decision 52, Way back after login): an address of this shop from a list, never one of
 * another site.
 */
import { parseUrl } from '#shared/http/parse-url.ts';

const ALLOWED =
  /^(\/en)?(\/|\/(inicio|productos(\/[\w-]+)*|producto\/[^/]+|marca\/[\w-]+|colecciones\/[\w-]+|cart|checkout|checkout-bac|mi-cuenta|pedidos|favoritos|comparar|nosotros|contact|pago|pago-exito|terminos-y-condiciones|preguntas-frecuentes|politicas-de-devolucion|ubicaciones))?$/;
const MAX_LENGTH = 500;

/** The path and query of `next` when the shop has such a page; undefined for everything else. */
export function safeNextPath(next: string): string | undefined {
  // A browser would read a backslash as a slash and skip control characters: neither is in an address of ours.
  if (next.length > MAX_LENGTH || !/^\/(?!\/)/.test(next) || /[\s\p{Cc}\\]/u.test(next)) return undefined;
  const home = 'https://shop.invalid';
  const url = parseUrl(next, home);
  // `/.//` is resolved to `//`, which a browser reads as the begin of another host.
  return url?.origin === home &&
    !url.pathname.startsWith('//') &&
    ALLOWED.test(url.pathname.replace(/(.)\/$/, '$1'))
    ? url.pathname + url.search
    : undefined;
}
