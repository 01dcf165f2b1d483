/**
 * Makes Astro render with a bundle from a separate process (`bundle-only.ts`), or with the last build's bundle where it
 * would be identical (`bundle-cache.ts`).
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteBuilder } from 'vite';
import { onEnd, run } from '../commands/process.ts';
import { type BundleList, hasCachedBundle, readBundle, restoreBundle } from './bundle-cache.ts';
import { type BundleSource, ENTRY, programOf, shownPictures } from './bundle-source.ts';
import { bundlingHooks } from './bundling-hooks.ts';

const NOTHING = join(import.meta.dirname, 'nothing.ts');
const BUNDLING_CONFIG = 'scripts/incremental/bundle.config.mjs';

/**
 * A Vite builder with nothing to bundle: Astro continues, its plugins start, and no file is written.
 * @param written receives the name of the module Astro is going to render with
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

/**
 * Starts a process that bundles into a temporary folder, of which only the kept files remain.
 * @param go resolves when it may read the content
 */
async function bundleInProcess(root: string, folder: string, go: Promise<void>): Promise<void> {
  const site = `${folder}-site`;
  const astro = process.argv[1] ?? '';
  const args = [...process.execArgv, astro, 'build', '--config', BUNDLING_CONFIG, '--outDir', site];
  const env = { ...process.env, BUNDLE_CACHE: folder };
  // It does not go on when this build is asked to end.
  onEnd(() => undefined);
  try {
    const code = await run(process.execPath, args, { cwd: root, env, go });
    if (code !== 0) throw new Error(`The shop could not be bundled (exit code ${code}, see above).`);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

/**
 * The bundle as it is kept, or made now.
 * @param make what makes it, or is about to
 * @throws Error where it cannot be made
 */
async function readOrBuildBundle(
  folder: string,
  { madeFrom }: BundleSource,
  make: () => Promise<void>,
): Promise<BundleList> {
  const known = readBundle(folder, madeFrom);
  if (known) return known;
  await make();
  const made = readBundle(folder, madeFrom);
  if (!made) throw new Error('What was bundled is not what this build needs: its files changed meanwhile.');
  return made;
}

/**
 * The integration. Where no bundle of this program is kept, the process that makes one is begun along with Astro, but goes on only when Astro
 * has read the content: it reads that too, and both keep it under the same names.
 */
export function reuseBundle(folder: string): AstroIntegration {
  let root = '';
  let made: Promise<void> | undefined;
  const contentRead = Promise.withResolvers<void>();
  const hooks = bundlingHooks(async ({ place, source, pages, make }, builder) => {
    await made;
    const kept = await readOrBuildBundle(folder, source, () =>
      bundleInProcess(root, folder, contentRead.promise),
    );
    const begin = (file: string): void => restoreBundle(folder, place, kept, { own: source.own, file });
    await make(idleBuilder(builder, begin));
    for (const [key, styles] of Object.entries(kept.styles)) pages.get(key)?.styles.push(...styles);
    for (const picture of kept.pictures) shownPictures().add(picture);
  });
  return {
    name: 'reuse-bundle',
    hooks: {
      ...hooks,
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
        if (hasCachedBundle(folder, programOf(root))) return;
        made = bundleInProcess(root, folder, contentRead.promise);
        // It is waited for where it is needed.
        made.catch(() => undefined);
      },
      'astro:build:start': () => contentRead.resolve(),
    },
  };
}
