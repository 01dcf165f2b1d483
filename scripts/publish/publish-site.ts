/** The last step of a build: writes the files that a host of `dist/` needs besides the pages (contract, Hosting). */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { BuildInfo } from '../../src/build/context.ts';
import { isIndexed } from '../../src/shared/html/search-visibility.ts';
import { renderHtaccess } from './hosts/apache.ts';
import { renderCaddyfile } from './hosts/caddy.ts';
import {
  NETLIFY_FUNCTION,
  renderHeaders,
  renderNetlifyFunction,
  renderPagesWorker,
  renderRedirects,
  renderRoutes,
} from './hosts/cloudflare-netlify.ts';
import { renderNginx } from './hosts/nginx.ts';
import { type InlineScripts, usedScripts } from './inline-scripts.ts';
import type { PageFacts } from './page/page-facts.ts';
import { INVENTORY_FILE, takeInventory } from './payment/inventory.ts';
import type { PictureProxy } from './picture-proxy.ts';
import { type Policy, policyOrigin, policySchema } from './policy.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import { renderSpeculationRules, SPECULATION_FILE } from './speculation-rules.ts';

/** The configuration of the build. */
export interface PublishOptions {
  /** `PUBLIC_APP_ENV`. */
  readonly environment: string;
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly cartApiUrl: string;
  /** Origins a payment form may be posted to. */
  readonly paymentOrigins: readonly string[];
  /** URLs or origins of article pictures, except the shop's own. */
  readonly imageOrigins: readonly string[];
  /** Pictures that the host forwards to an image service. */
  readonly pictures?: PictureProxy | undefined;
  /** Prefix of the pictures that the host forwards or makes. */
  readonly pictureStart?: string | undefined;
  /** Receives errors and purchases. */
  readonly beaconUrl?: string | undefined;
  /** All subdomains of the shop support https. */
  readonly isHttpsBelow?: boolean | undefined;
  /** Pages are folders with an `index.html`. */
  readonly hasFolders?: boolean | undefined;
  /** Digest of the menu and the parameters that the pages were built from. */
  readonly fingerprint: string;
  /** The registered inline scripts. */
  readonly scripts: InlineScripts;
  readonly build: BuildInfo;
}

const unique = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].sort();

/**
 * Writes the host's files into a built site.
 * @param pages their facts, in any order
 * @throws Error when an address is unsafe in the policy, a host could not use it, or a page has an unregistered
 * inline script
 */
export async function publishSite(
  folder: string,
  options: PublishOptions,
  pages: readonly PageFacts[],
): Promise<void> {
  const { siteUrl, apiUrl, cartApiUrl, paymentOrigins, beaconUrl, isHttpsBelow } = options;
  const { pictures, pictureStart, environment, hasFolders } = options;
  const policy: Policy = policySchema.parse({
    services: {
      siteUrl,
      apiUrl,
      cartApiUrl,
      paymentOrigins,
      imageOrigins: options.imageOrigins.map((url) => policyOrigin('imageOrigins', url, siteUrl)),
      beaconUrl,
      pictures,
      pictureStart,
      isHttpsBelow,
      isHidden: !isIndexed({ environment }),
      hasFolders,
    },
    hashes: {
      scripts: [...(await usedScripts(folder, pages, options.scripts))],
      styles: unique(pages.map((page) => page.styles)),
    },
  });
  const paths = pages.map((page) => page.path);
  const files = new Map<string, string>([
    ['_redirects', renderRedirects(hasFolders)],
    ['_routes.json', renderRoutes(policy)],
    ['_worker.js', renderPagesWorker(policy)],
    [NETLIFY_FUNCTION, renderNetlifyFunction(policy)],
    ['nginx.conf', renderNginx(policy)],
    ...(hasFolders
      ? []
      : ([
          ['.htaccess', renderHtaccess(policy)],
          ['Caddyfile', renderCaddyfile(policy)],
        ] as const)),
    // Otherwise GitHub Pages leaves out folders that begin with an underscore.
    ['.nojekyll', ''],
    [SPECULATION_FILE.slice(1), renderSpeculationRules()],
    ['policy.json', `${JSON.stringify(policy, null, 2)}\n`],
    [INVENTORY_FILE, `${JSON.stringify(takeInventory(folder, policy), null, 1)}\n`],
    ['robots.txt', renderRobots(siteUrl, environment)],
    ['version.json', `${JSON.stringify({ ...options.build, fingerprint: options.fingerprint })}\n`],
    ...renderSitemap(pages, siteUrl, hasFolders),
  ]);
  const root = [...new Set([...(await readdir(folder)), ...files.keys()])].sort();
  files.set(
    '_headers',
    renderHeaders(
      policy,
      paths,
      root.filter((file) => extname(file) !== ''),
    ),
  );
  await Promise.all(
    [...files].map(async ([name, text]) => {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }),
  );
}
