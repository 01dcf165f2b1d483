/** Parses web addresses; `URL.parse` and `URL.canParse` need Safari 18 and 17. */

/** The address, relative to `base`; undefined if it is none. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** The URL standard allows hosts such as `*` or `x;sandbox`, which mean something else in a content security policy. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/;

/** The origin of an http(s) address whose host is a plain name or number; undefined for anything else. */
export function plainOrigin(address: string, base?: string): string | undefined {
  const url = parseUrl(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return undefined;
  return url.origin;
}

const HOST_START = /^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$)/i;

/** The address of a setting, with `https://` if it has no scheme; '' if it is not http(s). */
export function webAddress(value: string): string {
  const url = parseUrl(HOST_START.test(value) ? `https://${value}` : value);
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

/** The address of a folder, relative to `origin`, with a trailing slash; '' if it is not http(s). */
export function folderAddress(value: string, origin: string): string {
  const url = value === '' ? undefined : parseUrl(value, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return `${url.origin}${path}`;
}
