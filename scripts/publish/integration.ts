/** The last step of a build: writes everything that a host of `dist/` needs except the pages (contract, Hosting). */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { isIndexed } from '../../src/shared/html/search-visibility.ts';
import { hashInputs } from '../commands/inputs.ts';
import { notifyFilesWritten } from '../incremental/notify-files-written.ts';
import { openPageStore, type RenderedPage } from '../incremental/page-store.ts';
import type { RenderedPages } from '../render/page-pool.ts';
import type { RouteStyles } from '../render/page-renderer.ts';
import { withWorkerThreads } from '../render/prerenderer.ts';
import { readNotices } from './data-files.ts';
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
import { type InlineScripts, registerScripts, usedScripts } from './inline-scripts.ts';
import { type PageFacts, readPageFacts } from './page/page-facts.ts';
import { movePagesIntoFolders } from './page/page-folders.ts';
import { fitStyles, type Look } from './page/page-styles.ts';
import { INVENTORY_FILE, takeInventory } from './payment/inventory.ts';
import type { PictureProxy } from './picture-proxy.ts';
import { type Policy, policyOrigin, policySchema } from './policy.ts';
import { writeRetiredWorker, writeServiceWorker } from './service-worker.ts';
import { copyTexts } from './site-folder.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import { renderSpeculationRules, SPECULATION_FILE } from './speculation-rules.ts';

type Later<T> = T | Promise<T>;

/** What the configuration says about the build. */
export interface PublishOptions {
  /** `PUBLIC_APP_ENV`. */
  readonly environment: string;
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly cartApiUrl: string;
  /** Origins a payment form may be posted to. */
  readonly paymentOrigins: readonly string[];
  /** URLs or origins that article pictures come from, those of our own left out; asked when the pages are built. */
  readonly imageOrigins: (folder: string) => Later<readonly string[]>;
  /** Pictures that the host passes on to an image service. */
  readonly pictures?: PictureProxy | undefined;
  /** What the addresses of pictures begin with that the host passes on, or makes itself. */
  readonly pictureStart?: string | undefined;
  /** Receives errors and purchases. */
  readonly beaconUrl?: string | undefined;
  /** Whether every host below the shop's is reached by https too. */
  readonly isHttpsBelow?: boolean | undefined;
  /** The worker of earlier releases is to go. */
  readonly isWorkerRetired?: boolean | undefined;
  /** Pages are folders with an `index.html`. */
  readonly hasFolders?: boolean | undefined;
  /** Threads that make pages; as many as are worthwhile without it. */
  readonly threads?: number | undefined;
  /** Identifies the menu and the parameters that the pages were built from; asked when they are built. */
  readonly fingerprint: (folder: string) => Later<string>;
  /** The inline scripts that the build makes. */
  readonly scripts: InlineScripts;
  readonly build: { readonly version: string; readonly commit: string; readonly builtAt: string };
}

const unique = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].sort();

/**
 * Writes the host's files into a built site.
 * @param pages what its pages say of themselves, in any order
 * @throws Error when an address cannot enter the policy, a host could not take it, or a page has an unknown inline script
 */
export async function publishSite(
  folder: string,
  options: PublishOptions,
  pages: readonly PageFacts[],
): Promise<void> {
  const { siteUrl, apiUrl, cartApiUrl, paymentOrigins, beaconUrl, isHttpsBelow } = options;
  const { pictures, pictureStart, environment, hasFolders } = options;
  const imageOrigins = await options.imageOrigins(folder);
  const policy: Policy = policySchema.parse({
    services: {
      siteUrl,
      apiUrl,
      cartApiUrl,
      paymentOrigins,
      imageOrigins: imageOrigins.map((url) => policyOrigin('imageOrigins', url, siteUrl)),
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
    // GitHub Pages leaves out folders that begin with an underscore without it.
    ['.nojekyll', ''],
    [SPECULATION_FILE.slice(1), renderSpeculationRules()],
    ['policy.json', `${JSON.stringify(policy, null, 2)}\n`],
    [INVENTORY_FILE, `${JSON.stringify(takeInventory(folder, policy), null, 1)}\n`],
    ['robots.txt', renderRobots(siteUrl, environment)],
    [
      'version.json',
      `${JSON.stringify({ ...options.build, fingerprint: await options.fingerprint(folder) })}\n`,
    ],
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

const rootOf = (config: AstroConfig | undefined): string =>
  config ? fileURLToPath(config.root) : process.cwd();

/** The Astro integration that publishes, and puts the translations where the browser finds them. */
export function publish(options: PublishOptions): AstroIntegration {
  let config: AstroConfig | undefined;
  let store = openPageStore(undefined, '');
  let styles: ReadonlyMap<string, RouteStyles> = new Map();
  let made: RenderedPages = { pages: [], kinds: new Map() };
  return {
    name: 'publish',
    hooks: {
      'astro:config:done': (done) => {
        config = done.config;
      },
      'astro:build:setup': ({ pages }) => {
        styles = pages;
      },
      'astro:build:start': ({ logger, setPrerenderer }) => {
        const root = rootOf(config);
        store = openPageStore(
          process.env['INCREMENTAL_CACHE'] || undefined,
          hashInputs(root, process.env, undefined),
        );
        setPrerenderer((own) => {
          if (!config) return own;
          const request = {
            config,
            styles,
            known: () => store.knownKinds(),
            take: (pages: RenderedPages) => {
              made = pages;
            },
            takeScripts: (scripts: Iterable<string>) => registerScripts(options.scripts, scripts),
            log: (line: string) => logger.info(line),
          };
          return withWorkerThreads(own, request, options.threads);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await copyTexts(rootOf(config), folder);
        const { kinds: fitted } = made;
        const rendered = new Map<string, RenderedPage>(made.pages.map(({ file, ...page }) => [file, page]));
        const isDone = (file: string): boolean => rendered.has(file);
        const look: Look = (file, html, kind) =>
          void rendered.set(file, { kind, facts: readPageFacts(file, html) });
        const kinds = await fitStyles(folder, look, { kinds: store.knownKinds(), fitted, isDone });
        notifyFilesWritten([...rendered.keys()]);
        const restored = store.restore(folder, kinds);
        const pages = [...Array.from(rendered.values(), ({ facts }) => facts), ...restored];
        // Before the rest: publishing completes `version.json`, and what it said of the pictures is gone then.
        if (options.isWorkerRetired) await writeRetiredWorker(folder);
        else await writeServiceWorker(folder, options.hasFolders);
        await publishSite(folder, options, pages);
        try {
          store.keep(folder, rendered, kinds);
        } catch (error) {
          // The site is whole; the next build makes everything.
          logger.warn(`nothing is kept for the next build: ${String(error)}`);
        }
        // Last, because everything before knows a page by its file.
        if (options.hasFolders) await movePagesIntoFolders(folder);
        for (const line of await readNotices(folder)) logger.warn(line);
        logger.info('headers, redirects, sitemap, translations and service worker are in place');
      },
    },
  };
}
