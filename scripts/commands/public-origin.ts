/** Where a browser reaches the ports of this machine from outside: a codespace, a tunnel (decision 226, Other machines). */
import { parseUrl } from '../../src/domain/page/parse-url.ts';
import { plainOrigin } from '../../src/domain/page/plain-origin.ts';

const PORT = '{port}';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const SAMPLE_PORT = 4321;

/** The origin of a port; undefined without a template, when it is on this machine. */
export function publicOrigin(template: string | undefined, port: number): string | undefined {
  return template === undefined ? undefined : parseUrl(template.replace(PORT, String(port)))?.origin;
}

/** Whether a text is a template of origins: with `{port}`, and https or on this machine, as card data must have it. */
export function isOriginTemplate(text: string): boolean {
  const address = text.replace(PORT, String(SAMPLE_PORT));
  const url = text.includes(PORT) ? parseUrl(address) : undefined;
  if (!url || plainOrigin(address) === undefined || url.href !== `${url.origin}/`) return false;
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname);
}

/** The template of a GitHub codespace, from its variables; undefined elsewhere. */
export function codespaceTemplate(env: NodeJS.ProcessEnv): string | undefined {
  const name = env['CODESPACE_NAME'];
  const domain = env['GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN'];
  return name && domain ? `https://${name}-${PORT}.${domain}` : undefined;
}
