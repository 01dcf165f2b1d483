/** Public origins of this machine's ports, in a codespace or tunnel (decision 226, Other machines). */

import { parseUrl, plainOrigin } from '../../src/shared/http/url.ts';
import { maskCredentials } from './mask-credentials.ts';

const PORT = '{port}';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const SAMPLE_PORT = 4321;

/** The public origin of a port; undefined without a template. */
export function publicOrigin(template: string | undefined, port: number): string | undefined {
  return template === undefined ? undefined : parseUrl(template.replace(PORT, String(port)))?.origin;
}

/** Whether a text is a template of origins: with `{port}`, and https or on this machine, as card data requires. */
function isOriginTemplate(text: string): boolean {
  const address = text.replace(PORT, String(SAMPLE_PORT));
  const url = text.includes(PORT) ? parseUrl(address) : undefined;
  if (!url || plainOrigin(address) === undefined || url.href !== `${url.origin}/`) return false;
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname);
}

const EXAMPLE = `https://name-${PORT}.app.github.dev`;

/** The template that was probably meant; an example if it is unclear. */
function suggestTemplate(text: string): string {
  const address = text.includes('://') ? text : `https://${text}`;
  // A port at the end, or in the host name as in tunnels.
  const withPort = address.replace(/(?<!\d)\d{4,5}(?!\d)/, PORT).replace(/\/+$/, '');
  const suggestion = withPort.includes(PORT) ? withPort : `${withPort}:${PORT}`;
  return isOriginTemplate(suggestion) ? suggestion : EXAMPLE;
}

/** Why a text is not a valid `--origin`, with a suggestion; undefined if it is valid. */
export function originFault(text: string): string | undefined {
  if (isOriginTemplate(text)) return undefined;
  return (
    `--origin wants an https origin with ${PORT} where the number of a port goes, because the shop and each service have ` +
    `their own, such as ${suggestTemplate(text)}, not '${maskCredentials(text)}'.`
  );
}

/** The template of a GitHub codespace, from its variables; undefined elsewhere. */
export function codespaceTemplate(env: NodeJS.ProcessEnv): string | undefined {
  const name = env['CODESPACE_NAME'];
  const domain = env['GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN'];
  return name && domain ? `https://${name}-${PORT}.${domain}` : undefined;
}
