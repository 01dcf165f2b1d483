/** Renders a `Caddyfile`. */
import {
  ANY_ORIGIN,
  cacheControl,
  commonHeaders,
  HASHED_FOLDER,
  HOST_FILES,
  PICTURE_ENDINGS,
  type Policy,
  PRIVATE_PAGES,
  RESOURCE_POLICY,
  RETURN_PAGES,
  RETURN_PATHS,
  returnReferrerPolicy,
} from '../policy.ts';
import { LIST_PAGES, type Redirect, redirectsOf } from '../redirects.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../speculation-rules.ts';
import { renderTemplate } from './render-template.ts';

/** Quotes a value in backticks, in which Caddy only reads placeholders. */
function quote(value: string): string {
  if (/[`{}\n]/.test(value)) throw new Error(`Caddy cannot hold this header value: ${value}`);
  return `\`${value}\``;
}

/** The paths of pages in both languages, with and without `.html`. */
const pathsOf = (names: readonly string[]): string =>
  ['', '/en']
    .flatMap((language) => names.flatMap((name) => [`${language}/${name}`, `${language}/${name}.html`]))
    .join(' ');

/** The lines of the headers: the second of a name is added to the first. */
function headerLines(policy: Policy): readonly string[] {
  const seen = new Set<string>();
  return commonHeaders(policy).map(([name, value]) => {
    const mark = seen.has(name) ? '+' : '';
    seen.add(name);
    return `    ${mark}${name} ${quote(value)}`;
  });
}

/** Serves the page of a list's category, if it exists. */
function categoryRule(list: string, index: number): string {
  const page = `${list}/{http.request.uri.query.categoria}.html`;
  return `  @category${index} {
    path ${list}
    vars_regexp {http.request.uri.query.categoria} \`^[a-z0-9-]+(/[a-z0-9-]+){0,2}$\`
    file ${page}
  }
  rewrite @category${index} ${page}`;
}

/** A redirect that keeps the query. */
function redirectRule({ from, to }: Redirect, index: number): string {
  const name = `known${index}`;
  return `    @${name} vars_regexp ${name} {http.request.orig_uri} \`^${from.replaceAll('.', '[.]')}([?].*)?$\`
    redir @${name} ${to}{re.${name}.1} 301`;
}

/** The text of the `Caddyfile`, which a server's own Caddyfile imports. */
export function renderCaddyfile(policy: Policy): string {
  return renderTemplate('Caddyfile', {
    headers: headerLines(policy).join('\n'),
    defaultCache: quote(cacheControl('/')),
    privatePages: pathsOf(PRIVATE_PAGES),
    privateCache: quote(cacheControl(RETURN_PATHS[0])),
    returnPages: pathsOf(RETURN_PAGES),
    referrer: quote(returnReferrerPolicy(RETURN_PATHS[0]) ?? ''),
    categories: LIST_PAGES.map(categoryRule).join('\n'),
    pictureEndings: PICTURE_ENDINGS.join('|'),
    resourcePolicy: RESOURCE_POLICY,
    anyOrigin: quote(ANY_ORIGIN[1]),
    hashedFolder: HASHED_FOLDER,
    hashedCache: quote(cacheControl(HASHED_FOLDER)),
    speculationFile: SPECULATION_FILE,
    speculationType: quote(SPECULATION_TYPE),
    hiddenFiles: [...HOST_FILES].map((file) => `/${file}`).join(' '),
    redirects: redirectsOf().map(redirectRule).join('\n'),
    returnPaths: RETURN_PATHS.join(' '),
  });
}
