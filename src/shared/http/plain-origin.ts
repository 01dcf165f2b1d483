/**
 * Origins that are safe in a content security policy. The URL standard allows hosts such as `*` or `x;sandbox`, which
 * have another meaning there.
 */
import { parseUrl } from './parse-url.ts';

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/;

/** The origin of an http(s) address whose host is a plain name or number; undefined for anything else. */
export function plainOrigin(address: string, base?: string): string | undefined {
  const url = parseUrl(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return undefined;
  return url.origin;
}
