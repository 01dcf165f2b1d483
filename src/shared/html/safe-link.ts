/** The allowed addresses of links in a service's text (decision 88, HTML in API texts). */

import { parseUrl } from '#shared/http/url.ts';
import { decodeEntities } from './html-entities.ts';

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const MAX_ATTRIBUTES = 4_000;

/**
 * The address if it is allowed: http, https, mailto or tel, or a path or fragment of this shop. Undefined for
 * anything that a browser could parse differently (control characters, blanks, backslashes, `//host`).
 */
export function safeHref(href: string): string | undefined {
  const address = href.trim();
  if (/[\s\p{Cc}\\]/u.test(address)) return undefined;
  if (/^(#|\/(?!\/))/.test(address)) return address;
  const url = parseUrl(address);
  if (!url) return undefined;
  return PROTOCOLS.has(url.protocol) && url.username === '' && url.password === '' ? url.href : undefined;
}

/** The safe address in the attributes of an `<a>`, as written; undefined if it is not safe. */
export function linkHref(attributes: string): string | undefined {
  const pairs = attributes
    .slice(0, MAX_ATTRIBUTES)
    .matchAll(/([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  for (const [, name = '', double, single, bare] of pairs) {
    if (name.toLowerCase() === 'href') return safeHref(decodeEntities(double ?? single ?? bare ?? ''));
  }
  return undefined;
}
