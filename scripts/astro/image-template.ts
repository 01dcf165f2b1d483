/**
 * Validates and normalises `PUBLIC_IMAGE_TEMPLATE` (decision 31, Pictures; decision 224, Addresses): a path below a
 * folder on the shop's origin, or an https address. It must not redirect a browser or a server elsewhere.
 */
import { parseUrl, plainOrigin } from '../../src/shared/http/url.ts';
import type { Normalised } from './addresses.ts';

const WANTS =
  'wants a path such as /imagenes/{width}/{format}/{name}, below a folder that is not one of the shop’s, ' +
  'or an https address, with {src} or {name} in it and no other slots but {width} and {format}';

/** Folders of pages, data and code, which a host would forward instead of serving the shop's files. */
const SHOP_FOLDER = /^\/(?:_astro|colecciones|datos|en|locales|marca|producto|productos)[/?]/i;
/** A folder, or a fixed path with a query, before the first slot: the shop's pages are below the root. */
const OWN_FOLDER = /^\/[^/{?]+\/[^{]*\{|^\/[^/{?][^{?]*\?/;
const SLOT = /\{(?:src|name|width|format)\}/g;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const SHOP = 'https://shop.example';
/** Maximum layers of percent-encoding; a template with more is rejected. */
const MAX_DECODINGS = 5;

/** The fully decoded text; undefined if its encoding is invalid. */
function decodeFully(text: string): string | undefined {
  let current = text;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(current);
    } catch {
      return undefined;
    }
    if (decoded === current) return current;
    current = decoded;
  }
  return undefined;
}

/** Whether a path, from its slash, is unambiguous: no dot segments, empty segments, backslashes or control characters. */
function isPlainPath(path: string): boolean {
  const decoded = decodeFully(path);
  if (decoded === undefined || /[\p{Cc}\\#]/u.test(decoded)) return false;
  const [folders = ''] = decoded.split('?', 1);
  return folders.split('/').every((segment, index, all) => {
    const isInner = index > 0 && index < all.length - 1;
    return !/^\.{1,2}$/.test(segment) && !(isInner && segment === '');
  });
}

/** The normalised template, or the requirement that it does not meet. */
export function normaliseTemplate(text: string): Normalised {
  const wants = { wants: WANTS };
  // Replaces the slots by a word that is valid in every part of an address.
  const filled = text.replace(SLOT, 'x');
  // Quotes, brackets and semicolons could end an attribute or a line of a server configuration.
  if (/[{}\s\p{Cc}\\"'`<>;]/u.test(filled) || !/\{(?:src|name)\}/.test(text)) return wants;
  const [origin = ''] = /^https?:\/\/[^/?#{}@]+(?=\/)/i.exec(text) ?? [];
  const path = text.slice(origin.length);
  const url = parseUrl(filled, SHOP);
  const isPath = path.startsWith('/') && isPlainPath(filled.slice(origin.length));
  if (!url || !isPath || plainOrigin(filled, SHOP) === undefined) return wants;
  if (origin === '') {
    const isBelowFolder = OWN_FOLDER.test(path) && !SHOP_FOLDER.test(path);
    return isBelowFolder && url.origin === SHOP ? { value: path } : wants;
  }
  if (url.protocol !== 'https:' && !LOOPBACK.test(url.hostname)) return wants;
  return { value: url.origin + path };
}
