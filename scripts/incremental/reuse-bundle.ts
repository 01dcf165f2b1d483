/** Has Astro render with the bundle of the last build where it would be made again as it was (`kept-bundle.ts`). */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteBuilder } from 'vite';
import { z } from 'zod';
import { hashInputs } from '../commands/inputs.ts';
import {
  type BundleList,
  type BundlePlace,
  beginBundle,
  endBundle,
  filesIn,
  readBundle,
  restoreBundle,
} from './kept-bundle.ts';

/** Where Astro keeps what it renders with, inside the folder of the build, and how its first file is called. */
const RENDERER = '.prerender';
const ENTRY = /^prerender-entry\.[^/]*\.mjs$/;

const infoSchema = z.object({ builtAt: z.string() });

interface PageData {
  styles: BundleList['styles'][string];
}

/** What a bundle is made from beside the program: what the configuration writes into it, without the moment. */
function definitions(define: Readonly<Record<string, unknown>> = {}): {
  readonly builtAt: string;
  readonly rest: unknown;
} {
  const info = define['__BUILD_INFO__'];
  const builtAt = typeof info === 'string' ? infoSchema.parse(JSON.parse(info)).builtAt : '';
  const { __BUILD_INFO__: text, ...rest } = define;
  return { builtAt, rest: [rest, String(text).replaceAll(builtAt, '')] };
}

const NOTHING = join(import.meta.dirname, 'nothing.ts');

/**
 * Vite's builder with nothing to bundle: Astro goes its way, its plugins are started, and no file is written.
 * @param written is told the name of what Astro is going to render with
 */
function idleBuilder(builder: ViteBuilder, written: (file: string) => void): ViteBuilder {
  return {
    ...builder,
    async build(environment) {
      const { build } = environment.config;
      build.write = false;
      build.rolldownOptions.input = NOTHING;
      const answer = await builder.build(environment);
      const outputs = 'output' in answer ? answer.output : [];
      for (const { fileName } of outputs) if (ENTRY.test(fileName)) written(fileName);
      return answer;
    },
  };
}

/** The pictures that pages show as they are, beside those made from them; Astro keeps them apart from the bundle. */
const shownPictures = (): Set<string> => globalThis.astroAsset?.referencedImages ?? new Set();

/** The integration; it does nothing without a folder for what is kept. */
export function reuseBundle(cache: string | undefined = process.env['INCREMENTAL_CACHE']): AstroIntegration {
  let site = '';
  let root = '';
  let list: BundleList | undefined;
  const folder = cache ? join(cache, 'bundle') : undefined;
  const place = (): BundlePlace => ({ site, renderer: join(site, RENDERER) });
  return {
    name: 'reuse-bundle',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = fileURLToPath(config.outDir);
        root = fileURLToPath(config.root);
      },
      'astro:build:setup': ({ vite, pages, updateConfig }) => {
        const make = vite.builder?.buildApp;
        if (folder === undefined || make === undefined) return;
        const { builtAt, rest } = definitions(vite.define);
        const program = JSON.stringify([hashInputs(root, process.env, undefined), rest]);
        const madeFrom = createHash('sha256').update(program).digest('hex');
        const own = { builtAt, folder: site.replace(/\/$/, '') };
        const styled: ReadonlyMap<string, PageData> = pages;
        updateConfig({
          builder: {
            buildApp: async (builder: ViteBuilder) => {
              const kept = readBundle(folder, madeFrom);
              if (kept) {
                const begin = (file: string): void => restoreBundle(folder, place(), kept, { own, file });
                await make(idleBuilder(builder, begin));
                for (const [key, styles] of Object.entries(kept.styles))
                  styled.get(key)?.styles.push(...styles);
                for (const picture of kept.pictures) shownPictures().add(picture);
                return;
              }
              await make(builder);
              beginBundle(folder, place());
              const entry = filesIn(place().renderer).find((file) => ENTRY.test(file)) ?? '';
              const styles = Array.from(styled, ([key, page]) => [key, page.styles] as const);
              list = {
                madeFrom,
                own,
                entry,
                styles: Object.fromEntries(styles),
                pictures: [...shownPictures()],
              };
            },
          },
        });
      },
      'astro:build:generated': ({ logger }) => {
        if (folder === undefined || list === undefined) return;
        try {
          endBundle(folder, place(), list);
        } catch (error) {
          // The build is whole; the next one makes its own bundle.
          rmSync(folder, { recursive: true, force: true });
          logger.warn(`the bundle is not kept for the next build: ${String(error)}`);
        }
      },
    },
  };
}
