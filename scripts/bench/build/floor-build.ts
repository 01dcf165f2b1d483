/** The floor: a bare Astro project that writes as many pages of the same lengths. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../commands/process.ts';
import type { PageSize } from './site-sizes.ts';

/**
 * Builds it.
 * @param output an open file that takes what the build prints
 * @throws Error when the build fails
 */
export async function buildFloorPages(
  { root, folder, output }: { readonly root: string; readonly folder: string; readonly output: number },
  pages: readonly PageSize[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const file = `${folder}.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pages));
  rmSync(folder, { recursive: true, force: true });
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const project = join(import.meta.dirname, 'floor');
  const code = await run(process.execPath, [astro, 'build', '--root', project, '--outDir', folder], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', FLOOR_PAGES: file },
    output,
  });
  if (code !== 0) throw new Error(`The floor's pages could not be built (exit code ${code}).`);
}
