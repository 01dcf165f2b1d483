import { createMiddleware } from 'hono/factory';
import type { SandboxContext } from '../context.ts';
import type { SandboxEnv } from '../sandbox-app.ts';

/** Fields of a payment form that must never be kept. */
const SECRET_FIELDS = new Set(['ccnumber', 'cvv', 'ccexp']);

/** Headers that tests look at. */
const KEPT_HEADERS = ['authorization', 'content-type', 'origin', 'referer', 'x-sandbox-fault'];

function parsedBody(text: string, contentType: string): unknown {
  if (text === '') return null;
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    const fields = [...new URLSearchParams(text)];
    return Object.fromEntries(fields.map(([name, value]) => [name, SECRET_FIELDS.has(name) ? '***' : value]));
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Records every call but those of the control routes. */
export function recordRequests(origin: 'api' | 'provider', { requests }: SandboxContext) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const { method, path } = c.req;
    if (path.startsWith('/__sandbox') || method === 'OPTIONS') return next();
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const text = hasBody ? await c.req.text() : '';
    const headers = KEPT_HEADERS.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    });
    requests.add({
      origin,
      method,
      path,
      search: new URL(c.req.url).search,
      headers: Object.fromEntries(headers),
      body: parsedBody(text, c.req.header('content-type') ?? ''),
    });
    return next();
  });
}
