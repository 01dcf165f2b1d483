import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@astrojs/react';
import viteReact from '@vitejs/plugin-react';
import { defineConfig, envField } from 'astro/config';
import astroI18next from 'astro-i18next';
import i18next from 'i18next';
import { loadEnv } from 'vite';
import packageInfo from './package.json' with { type: 'json' };
import { BUILD_TARGET } from './scripts/publish/browsers.ts';
import { fallbackTexts } from './scripts/publish/fallback-texts.ts';
import { firstScripts } from './scripts/publish/first-scripts.ts';
import { publish } from './scripts/publish/integration.ts';
import { pictureProxy } from './scripts/publish/picture-proxy.ts';

const DEFAULT_SITE = 'http://localhost:4321';
const DEFAULT_API = 'http://127.0.0.1:4400';
const DEFAULT_PAYMENT = 'http://127.0.0.1:4401';

/** The environment with the `.env` files that Astro reads too. */
const environment = Object.fromEntries(
  // An empty variable counts as not set, as Astro's own reading has it.
  Object.entries(
    loadEnv(process.env.NODE_ENV ?? 'production', process.cwd(), ['PUBLIC_', 'IMAGE_SERVICE_URL']),
  ).filter(([, value]) => value),
);

/** Without it the shop shows no dollars (decision 3, Dollars); Astro's environment refuses what is no number. */
const usdRate = (environment.PUBLIC_USD_RATE && Number(environment.PUBLIC_USD_RATE)) || undefined;

/** Text from the environment that every page may know (contract, Configuration). */
const text = (options) => envField.string({ context: 'client', access: 'public', ...options });

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

const build = { version: packageInfo.version, commit: commit(), builtAt: new Date().toISOString() };

/** What the pages say they were built from: `src/pages/version.json.ts` writes it, the publisher completes it. */
const builtFrom = async (folder) => JSON.parse(await readFile(join(folder, 'version.json'), 'utf8'));

/** Everything a host needs beside the pages (contract, Hosting). */
const publisher = publish({
  siteUrl: environment.PUBLIC_SITE_URL ?? DEFAULT_SITE,
  apiUrl: environment.PUBLIC_API_URL ?? DEFAULT_API,
  cartApiUrl: environment.PUBLIC_CART_API_URL ?? environment.PUBLIC_API_URL ?? DEFAULT_API,
  paymentOrigins: (environment.PUBLIC_PAYMENT_ORIGINS ?? DEFAULT_PAYMENT)
    .split(',')
    .map((each) => each.trim()),
  imageOrigins: async (folder) =>
    [environment.PUBLIC_IMAGE_TEMPLATE ?? (await builtFrom(folder)).imageBase].filter(Boolean),
  pictures: pictureProxy(environment.PUBLIC_IMAGE_TEMPLATE, environment.IMAGE_SERVICE_URL),
  beaconUrl: environment.PUBLIC_BEACON_URL,
  fingerprint: async (folder) => (await builtFrom(folder)).fingerprint,
  build,
});

/** The React plugin asks for this on every page of `astro dev`; @astrojs/react gives it only to pages with an island. */
const refreshPreamble = viteReact.preambleCode.replace('__BASE__', '/');

/** Registers `client:intent`, see the module it names. */
const intentDirective = {
  name: 'client:intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective, command, injectScript }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/hydration/hydrate-on-intent.ts' });
      if (command === 'dev') injectScript('page', refreshPreamble);
    },
  },
};

/** i18next reads the texts of the pages once: in `astro dev`, an edited one is read again and the page loaded anew. */
const freshTexts = {
  name: 'fresh-texts',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.on('change', async (file) => {
        if (!/[\\/]locales[\\/].+\.json$/.test(file)) return;
        await i18next.reloadResources();
        server.ws.send({ type: 'full-reload' });
      });
    },
  },
};

const layersFile = readFileSync(new URL('./src/styles/layers.css', import.meta.url), 'utf8');

/**
 * Puts the order of the cascade's layers at the top of every style sheet: Astro prints the styles of a page's
 * components before those of its layout, and the first sheet that names a layer decides that layer's place.
 */
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once: (root) => root.prepend(layersFile.replace(/\/\*.*?\*\//gs, '').trim()),
};

/** Vite's own name for the module that wraps every `import()` of a build. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Leaves out Vite's lists of chunks and all of its preload helper but the event of a chunk that is gone (2.2 KB brotli
 * before input): chunks of ours are fetched by what a person does, and their styles are in the page. Astro sets the
 * option itself, and the browsers that scripts are built for, so both are set back once the configuration stands.
 */
const withoutPreload = {
  name: 'without-preload',
  enforce: 'pre',
  configResolved: ({ environments }) => {
    Object.assign(environments.client.build, { modulePreload: false, target: BUILD_TARGET });
  },
  load: (id) =>
    id === PRELOAD_HELPER
      ? `export const __vitePreload = (load) => load().catch((error) => {
          const event = new Event('vite:preloadError', { cancelable: true });
          event.payload = error;
          dispatchEvent(event);
          if (!event.defaultPrevented) throw error;
        });`
      : undefined,
};

/** The modules that every page of the shop starts. */
const EVERY_PAGE = /\/src\/modules\/(page\/page|product\/quick-view|cart\/mini-cart)\.ts$/;

export default defineConfig({
  site: environment.PUBLIC_SITE_URL ?? DEFAULT_SITE,
  trailingSlash: 'never',
  build: { format: 'preserve', inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: true,
  devToolbar: { enabled: false },
  env: {
    schema: {
      PUBLIC_SITE_URL: text({ url: true, default: DEFAULT_SITE }),
      PUBLIC_API_URL: text({ url: true, default: DEFAULT_API }),
      PUBLIC_CART_API_URL: text({ url: true, optional: true }),
      PUBLIC_CART_ENV: text({ default: 'dev' }),
      PUBLIC_APP_ENV: text({ default: 'production' }),
      PUBLIC_STORE_NAME: text({ default: 'Tienda' }),
      PUBLIC_NIT_CLIENT_TOKEN: text({ default: 'sandbox' }),
      PUBLIC_PAYMENT_MODE: envField.enum({
        context: 'client',
        access: 'public',
        values: ['card', 'order'],
        default: 'card',
      }),
      PUBLIC_PAYMENT_ORIGINS: text({ default: DEFAULT_PAYMENT }),
      PUBLIC_PAYMENT_KEY_ID: text({ default: 'sandbox-key' }),
      PUBLIC_USD_RATE: envField.number({ context: 'client', access: 'public', gt: 0, optional: true }),
      PUBLIC_USD_RATE_DATE: text({ optional: true }),
      PUBLIC_SIZE_GUIDE_URL: text({ url: true, default: `${DEFAULT_API}/guia-de-tallas` }),
      PUBLIC_IMAGE_TEMPLATE: text({ optional: true }),
      PUBLIC_BEACON_URL: text({ url: true, optional: true }),
    },
    validateSecrets: true,
  },
  integrations: [
    react(),
    intentDirective,
    freshTexts,
    firstScripts({ beaconUrl: environment.PUBLIC_BEACON_URL, hasDollars: usdRate !== undefined }),
    astroI18next({ configPath: './src/i18n/astro-i18next.config.cjs' }),
    publisher,
  ],
  vite: {
    css: { postcss: { plugins: [layerOrder] } },
    define: {
      __BUILD_INFO__: JSON.stringify(build),
      __USD_RATE__: String(usdRate),
    },
    // Loaded by scripts on first use: known beforehand, so that `astro dev` does not bundle them anew mid-visit.
    optimizeDeps: { include: ['notyf', '@splidejs/splide', 'zod/mini', 'minisearch'] },
    plugins: [withoutPreload, fallbackTexts(import.meta.dirname)],
    build: { assetsInlineLimit: 0, cssTarget: BUILD_TARGET },
    // What every page runs is one file, with all that it imports: small files cost more in requests than in bytes.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [{ name: 'page', test: EVERY_PAGE }] } },
          },
        },
      },
    },
  },
});
