/**
 * The Astro adapter of the shop's builds: Astro bundles as for any adapter, and the threads that render pages
 * (`render-pages.ts`) use the bundle.
 */
import { cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { InlineScripts } from '../publish/inline-scripts.ts';
import { RENDERER, SCRIPTS } from './bundle.ts';

const NAME = 'static-shop';
const local = (file: string): string => join(import.meta.dirname, file);

/** @param scripts inline scripts that the configuration has put into pages */
export function bundleAdapter(scripts: InlineScripts): AstroIntegration {
  let folder = '';
  let renderer = '';
  return {
    name: NAME,
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        folder = dirname(fileURLToPath(config.outDir));
        updateConfig({ image: { service: { entrypoint: local('picture-service.ts') } } });
      },
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: NAME,
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static' },
          supportedAstroFeatures: { staticOutput: 'stable', envGetSecret: 'stable' },
        }),
      'astro:build:setup': ({ vite, updateConfig }) => {
        const rolldownOptions = { input: local('server-entry.ts') };
        updateConfig({ environments: { prerender: { build: { rolldownOptions } } } });
        renderer = vite.environments?.['prerender']?.build?.outDir ?? '';
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer({
          name: NAME,
          // Astro removes its folder after the build.
          setup: async () => cpSync(renderer, join(folder, RENDERER), { recursive: true }),
          getStaticPaths: async () => [],
          render: () => Promise.reject(new Error('Threads render the pages.')),
        }),
      'astro:build:done': () => writeFileSync(join(folder, SCRIPTS), JSON.stringify([...scripts])),
    },
  };
}
