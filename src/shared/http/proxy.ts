/** Reads the environment's proxy, only for messages; Node itself applies it (`NODE_USE_ENV_PROXY`). */
import { parseUrl } from './url.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether `NO_PROXY` excludes a host: by its name, by a domain that it ends in, or `*` for all. */
function isExcluded({ hostname, port }: URL, list: string): boolean {
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => {
      const domain = entry.replace(/^\*(?=\.)/, '');
      return (
        entry === '*' ||
        [hostname, `${hostname}:${port}`].includes(entry) ||
        (domain.startsWith('.') && hostname.endsWith(domain))
      );
    });
}

/** Host and port of the proxy that a call to an address uses, without user and password; '' for none. */
export function proxyOf(address: string, env: Environment = process.env): string {
  const url = parseUrl(address);
  if (!url || env['NODE_USE_ENV_PROXY'] !== '1') return '';
  if (isExcluded(url, env['no_proxy'] ?? env['NO_PROXY'] ?? '')) return '';
  const proxy =
    url.protocol === 'https:'
      ? env['https_proxy'] || env['HTTPS_PROXY']
      : env['http_proxy'] || env['HTTP_PROXY'];
  return proxy ? (parseUrl(proxy)?.host ?? '') : '';
}
