/**
 * Origins that mean one host wherever they are written. The URL standard lets a host be `*` or `x;sandbox`, which say
 * something else in a content security policy.
 */
import { parseUrl } from './parse-url.ts';

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/;

/** The origin of an http(s) address whose host is a plain name or number; undefined for anything else. */
export function plainOrigin(address: string, base?: string): string | undefined {
  const url = parseUrl(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return undefined;
  return url.origin;
}
