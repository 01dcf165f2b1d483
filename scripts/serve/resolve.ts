/** Finds the file that answers a request, as a static host does. */
import { normalize } from 'node:path/posix';
import { HOST_FILES } from '../publish/policy.ts';
import { categoryPage, folderRedirectOf, redirectOf } from '../publish/redirects.ts';

/** The answer to a request. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'bad-request' };

/** Whether the site has a file, by its path in the output folder. */
type FileExists = (file: string) => boolean;

const NOT_FOUND = '404.html';

/** Decodes a path; undefined when it is malformed, or leaves its folder. */
function decodePath(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw);
    const isSafe = !/[\0\\]/.test(path) && !path.split('/').includes('..');
    return isSafe ? path : undefined;
  } catch {
    return undefined;
  }
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

function notFound(path: string, exists: FileExists): Resolution {
  const own = path.startsWith('/en/') || path === '/en' ? [`en/${NOT_FOUND}`] : [];
  const file = [...own, NOT_FOUND].find(exists) ?? NOT_FOUND;
  return { kind: 'file', file, status: 404 };
}

/**
 * Finds the answer to a request.
 * @param target path and query of the request line
 * @param hasFolders whether a page is a folder with an `index.html`
 */
export function resolveRequest(target: string, exists: FileExists, hasFolders = false): Resolution {
  const mark = target.indexOf('?');
  const search = mark < 0 ? '' : target.slice(mark);
  const path = decodePath(mark < 0 ? target : target.slice(0, mark));
  if (path === undefined || !path.startsWith('/')) return { kind: 'bad-request' };

  const location = hasFolders ? folderRedirectOf(path, exists) : redirectOf(path);
  if (location !== undefined) return { kind: 'redirect', location: `${encodePath(location)}${search}` };

  const category = search === '' ? undefined : categoryPage(path, new URLSearchParams(search));
  const candidates = [...(category ? [`${category}.html`] : []), `${path}.html`, `${path}/index.html`, path]
    .map((candidate) => candidate.replaceAll(/\/{2,}/g, '/').replace(/^\/+/, ''))
    .filter((candidate) => candidate !== '');
  const file = candidates.find((candidate) => exists(candidate) && !HOST_FILES.has(normalize(candidate)));
  return file === undefined ? notFound(path, exists) : { kind: 'file', file, status: 200 };
}
