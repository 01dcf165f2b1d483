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
  return `# The shop behind Caddy 2.6 or newer. SHOP_ADDRESS is the shop's address (shop.example), SHOP_ROOT the folder of its pages.
(shop-headers) {
  header {
${headerLines(policy).join('\n')}
    Cache-Control ${quote(cacheControl('/'))}
  }
  header -Server
  @private path ${pathsOf(PRIVATE_PAGES)}
  header @private Cache-Control ${quote(cacheControl(RETURN_PATHS[0]))}
  @return path ${pathsOf(RETURN_PAGES)}
  header @return Referrer-Policy ${quote(returnReferrerPolicy(RETURN_PATHS[0]) ?? '')}
}

(shop-pages) {
${LIST_PAGES.map(categoryRule).join('\n')}
  rewrite / /index.html
  rewrite /en /en/index.html
  try_files {path}.html {path}
}

{$SHOP_ADDRESS::80} {
  root * {$SHOP_ROOT:/srv/shop/current}
  encode zstd gzip

  route {
    import shop-headers
    @pictures path_regexp (?i)[.](${PICTURE_ENDINGS.join('|')})$
    header @pictures ${RESOURCE_POLICY} ${quote(ANY_ORIGIN[1])}
    @hashed path ${HASHED_FOLDER}*
    header @hashed Cache-Control ${quote(cacheControl(HASHED_FOLDER))}
    header ${SPECULATION_FILE} Content-Type ${quote(SPECULATION_TYPE)}
    header /site.webmanifest Content-Type \`application/manifest+json\`

    @hidden path /404.html /en/404.html ${[...HOST_FILES].map((file) => `/${file}`).join(' ')}
    error @hidden 404
${redirectsOf().map(redirectRule).join('\n')}
    # From the address as it was sent, which is encoded, and without slashes or backslashes at its start: a browser
    # reads two of them as another site.
    @slash vars_regexp slash {http.request.orig_uri} \`^[/\\\\]+([^/\\\\?](?:[^?]*[^/?])?)/+([?].*)?$\`
    redir @slash /{re.slash.1}{re.slash.2} 301
    @html vars_regexp html {http.request.orig_uri} \`^[/\\\\]+([^/\\\\?][^?]*)[.]html([?].*)?$\`
    redir @html /{re.html.1}{re.html.2} 301

    # Some banks return to the shop by POST: these pages answer every method. Other pages are read only.
    @posted {
      path ${RETURN_PATHS.join(' ')}
      not method GET HEAD
    }
    method @posted GET
    import shop-pages
    @missing not file {path}
    error @missing 404
    @other not method GET HEAD
    error @other 405
    file_server {
      disable_canonical_uris
    }
  }

  handle_errors {
    route {
      import shop-headers
      method GET
      @readonly expression \`{http.error.status_code} == 405\`
      header @readonly Allow \`GET, HEAD\`
      handle @readonly {
        import shop-pages
        file_server {
          status 405
          disable_canonical_uris
        }
      }
      @english path /en /en/*
      rewrite @english /en/404.html
      @spanish not path /en /en/*
      rewrite @spanish /404.html
      file_server {
        status {http.error.status_code}
        disable_canonical_uris
      }
    }
  }
}
`;
}
