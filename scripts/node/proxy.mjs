// @ts-check
/** Makes Node use the proxy of the environment, for `with-node.mjs`. It runs on Node 18 and without packages. */

/**
 * Whether a version of Node supports `NODE_USE_ENV_PROXY`.
 * @param {string} version as `process.version` prints it
 */
export function readsProxy(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 21);
}

/** Names of this machine, which are never requested through a proxy: the sandbox uses them. */
const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** @param {Record<string, string | undefined>} env */
const proxyOf = (env) => env.https_proxy || env.HTTPS_PROXY || env.http_proxy || env.HTTP_PROXY || '';

/**
 * The variables that make Node use the proxy of the environment; undefined when they are set already, or there is no proxy.
 * `NODE_USE_ENV_PROXY=0` disables it.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string> | undefined}
 */
export function proxyVariables(env) {
  if (proxyOf(env) === '' || env.NODE_USE_ENV_PROXY === '0') return undefined;
  const excluded = (env.no_proxy ?? env.NO_PROXY ?? '').split(/[\s,]+/).filter(Boolean);
  const missing = excluded.includes('*') ? [] : LOOPBACK.filter((host) => !excluded.includes(host));
  if (env.NODE_USE_ENV_PROXY === '1' && missing.length === 0) return undefined;
  const list = [...excluded, ...missing].join();
  return { NODE_USE_ENV_PROXY: '1', NO_PROXY: list, no_proxy: list };
}

/**
 * Explains why Node cannot use the proxy of the environment, and what to write instead; undefined if it can. Without this
 * check, Node would exit with a stack trace.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function proxyFault(env) {
  if (env.NODE_USE_ENV_PROXY === '0') return undefined;
  for (const names of [
    ['https_proxy', 'HTTPS_PROXY'],
    ['http_proxy', 'HTTP_PROXY'],
  ]) {
    const name = names.find((each) => env[each]);
    const value = (name && env[name]) ?? '';
    if (!name || isHttpAddress(value)) continue;
    const shown = value.trim().replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/is, '$1…@');
    const completed = value.includes('://') ? '' : `http://${value.trim().replace(/^\/+/, '')}`;
    const wanted = isHttpAddress(completed)
      ? completed.replace(/^(http:\/\/).*@/, '$1…@')
      : 'http://proxy.example:3128';
    return `${name}='${shown}' is not the address of an http proxy. Write ${name}=${wanted} or, to call the services without a proxy, NODE_USE_ENV_PROXY=0.`;
  }
  return undefined;
}

/** @param {string} text */
const isHttpAddress = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * The note about the proxy in a message, without its password.
 * @param {Record<string, string | undefined>} env
 */
export function proxyNote(env) {
  const proxy = proxyOf(env);
  if (proxy === '') return '';
  const shown = (URL.canParse(proxy) && new URL(proxy).host) || proxy.replace(/^.*@/, '');
  return ` through the proxy ${shown} (HTTPS_PROXY, HTTP_PROXY)`;
}
