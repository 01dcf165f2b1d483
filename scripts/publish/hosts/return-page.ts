/**
 * Functions that answer any method on the pages of a payment's return with the page itself: Cloudflare Pages answers a
 * POST to a file with an empty 405, Netlify with a 404, and some banks come back by POST (contract, Settled after the
 * second release). Both functions send the headers themselves, because `_headers` does not apply to a function.
 */
import { folderAddress } from '../../../src/shared/configuration/page-format.ts';
import { headersFor, type Policy, RETURN_PATHS } from '../policy.ts';

/** Addresses that the functions answer; a page that is a folder has two. */
const pathsOf = ({ services }: Policy): readonly string[] =>
  RETURN_PATHS.flatMap((path) => (services.hasFolders ? [path, folderAddress(path)] : [path]));

const headersOf = (policy: Policy): string => JSON.stringify(headersFor(policy, RETURN_PATHS[0]));

/** `_routes.json`: Cloudflare Pages runs the function for these addresses only. */
export const renderRoutes = (policy: Policy): string =>
  `${JSON.stringify({ version: 1, include: pathsOf(policy), exclude: [] })}\n`;

/** `_worker.js`, the function for Cloudflare Pages. */
export const renderPagesWorker = (policy: Policy): string => `const HEADERS = ${headersOf(policy)};

export default {
  async fetch(request, env) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = await env.ASSETS.fetch(isRead ? request : new Request(request.url));
    const response = new Response(page.body, page);
    if (!page.ok) return response;
    HEADERS.forEach(([name]) => response.headers.delete(name));
    HEADERS.forEach(([name, value]) => response.headers.append(name, value));
    return response;
  },
};
`;

/** Where the function for Netlify is, in a folder that has functions only. */
export const NETLIFY_FUNCTION = 'netlify-functions/return-page.mjs';

/** The function for Netlify. It reads the page by GET, which is not one of the methods that it answers. */
export const renderNetlifyFunction = (policy: Policy): string => `const HEADERS = ${headersOf(policy)};

export const config = {
  path: ${JSON.stringify(pathsOf(policy))},
  method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
};

export default async function handler(request) {
  const { pathname } = new URL(request.url);
  const page = await fetch(new URL(pathname, request.url));
  return new Response(await page.text(), {
    status: page.status,
    headers: [['Content-Type', 'text/html; charset=utf-8'], ...HEADERS],
  });
}
`;
