/** Builds the floor: a bare Astro project with the shop's pictures (`floor/`). */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../commands/process.ts';
import type { Policy } from '../publish/policy.ts';
import { readPages } from '../publish/site-folder.ts';
import { floorPictures } from './floor-pictures.ts';

/** Products on a page of the shop's list. */
const PRODUCTS = 24;

/** What the floor is built from, and where to. */
export interface FloorOptions {
  readonly root: string;
  /** The built shop. */
  readonly shop: string;
  readonly folder: string;
  readonly sku: string;
}

/**
 * Builds the floor's pages.
 * @throws Error when the shop shows too few pictures, or the build fails
 */
export async function buildFloor({ root, shop, folder, sku }: FloorOptions): Promise<void> {
  const page = (name: string): string => readFileSync(join(shop, `${name}.html`), 'utf8');
  const pictures = floorPictures([page('productos'), page('index')], page(`producto/${sku}`), PRODUCTS);
  const file = `${folder}.json`;
  mkdirSync(join(folder, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(pictures));
  rmSync(folder, { recursive: true, force: true });
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const project = join(import.meta.dirname, 'floor');
  const code = await run(process.execPath, [astro, 'build', '--root', project, '--outDir', folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', FLOOR_PICTURES: file },
  });
  if (code !== 0 || !existsSync(join(folder, 'list.html')))
    throw new Error(`The floor's pages could not be built (exit code ${code}, see above).`);
  // Every browser requests it.
  cpSync(join(shop, 'favicon.ico'), join(folder, 'favicon.ico'));
}

/** What the floor's pages have inline, for the policy. */
export async function floorHashes(folder: string): Promise<Policy['hashes']> {
  const pages = await readPages(folder);
  return { scripts: [], styles: [...new Set(pages.flatMap((page) => page.styles))] };
}
