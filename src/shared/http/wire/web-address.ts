/** Web addresses that come from settings: only http(s) leads out of the shop, whatever was typed in there. */
import { parseUrl } from '../parse-url.ts';

const HOST_START = /^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$)/i;

/** The address as a URL, `https://` added where the scheme is missing; '' for what is no http(s) address. */
export function webAddress(value: string): string {
  const url = parseUrl(HOST_START.test(value) ? `https://${value}` : value);
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

/** An absolute folder address with its trailing slash; a relative one is read from `origin`. '' when it is neither. */
export function folderAddress(value: string, origin: string): string {
  const url = value === '' ? undefined : parseUrl(value, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return `${url.origin}${path}`;
}
