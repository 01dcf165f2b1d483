/** Web addresses from settings; only http(s) is accepted. */
import { parseUrl } from '../parse-url.ts';

const HOST_START = /^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$)/i;

/** The URL of an address, with `https://` if the scheme is missing; '' if it is not http(s). */
export function webAddress(value: string): string {
  const url = parseUrl(HOST_START.test(value) ? `https://${value}` : value);
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

/** An absolute folder address with its trailing slash; a relative one is resolved against `origin`. '' if invalid. */
export function folderAddress(value: string, origin: string): string {
  const url = value === '' ? undefined : parseUrl(value, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return `${url.origin}${path}`;
}
