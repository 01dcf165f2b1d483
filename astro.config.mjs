import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import { chunkGroups, PRIVATE_COPIES } from './scripts/astro/chunk-groups.ts';
import { chunkPreload } from './scripts/astro/chunk-preload.ts';
import { contentCheck } from './scripts/astro/content-check.ts';
import { environmentSchema, readEnvironment } from './scripts/astro/environment.ts';
import { factTexts } from './scripts/astro/fact-texts.ts';
import { fallbackTexts } from './scripts/astro/fallback-texts.ts';
import { freshTexts } from './scripts/astro/fresh-texts.ts';
import { intentDirective } from './scripts/astro/intent-directive.ts';
import { layerOrder } from './scripts/astro/layer-order.ts';
import { privateCopies } from './scripts/astro/private-copies.ts';
import { reactPages } from './scripts/astro/react-pages.ts';
import { restartDevServer } from './scripts/astro/restart-dev-server.ts';
import { safeMarkdown } from './scripts/astro/safe-markdown.ts';
import { BUILD_TARGET } from './scripts/publish/browsers.ts';
import { firstScripts, inlineScriptList } from './scripts/publish/inline-scripts.ts';
import { folderLinks } from './scripts/publish/page/folder-links.ts';
import { devWorker } from './scripts/publish/service-worker.ts';

const root = import.meta.dirname;
const environment = readEnvironment(process.env.NODE_ENV ?? 'production', process.cwd());
/** What the content security policy allows: each script is added where it is made. */
export const scripts = inlineScriptList();

export default defineConfig({
  site: environment.siteUrl,
  trailingSlash: 'never',
  build: { format: 'preserve', inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: true,
  markdown: {
    processor: satteri({
      mdastPlugins: [factTexts(root), safeMarkdown, environment.hasFolders && folderLinks],
    }),
  },
  devToolbar: { enabled: false },
  env: { schema: environmentSchema, validateSecrets: true },
  integrations: [
    process.env.STARTS_ANEW === '1' && restartDevServer(),
    devWorker(),
    contentCheck(root),
    reactPages(),
    intentDirective(),
    freshTexts(),
    firstScripts({
      beaconUrl: environment.beaconUrl,
      offeredCurrencies: Object.keys(environment.currencyRates),
      scripts,
    }),
    astroI18next({ configPath: './src/shared/i18n/astro-i18next.config.cjs' }),
  ],
  vite: {
    // What publications keep there is as many files as pages: more than a system watches.
    // An editor's program empties a file before it writes it: what is read meanwhile would stay until the next save.
    server: {
      watch: { ignored: ['**/.cache/**'], awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } },
    },
    css: { postcss: { plugins: [layerOrder] } },
    define: {
      __CURRENCY_RATES__: JSON.stringify(environment.currencyRates),
      __PAGES_ARE_FOLDERS__: String(environment.hasFolders),
      __IS_WORKER_RETIRED__: String(environment.isWorkerRetired),
    },
    // Loaded by scripts on first use: known beforehand, so that `astro dev` does not bundle them anew mid-visit.
    optimizeDeps: { include: ['notyf', '@splidejs/splide', 'zod/mini', 'minisearch'] },
    plugins: [
      chunkPreload({ target: BUILD_TARGET, everywhere: ['page'], alongside: ['views', 'texts-'] }),
      privateCopies(PRIVATE_COPIES),
      fallbackTexts(root),
    ],
    build: {
      assetsInlineLimit: 0,
      cssTarget: BUILD_TARGET,
      // The storage keys stand in one file: a page loads the few it uses.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    },
  },
});
