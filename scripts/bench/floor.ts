/** Builds the floors: bare Astro projects that the shop is compared with (`floor/`, `build/floor/`). */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { run } from '../commands/process.ts';
import { readElements } from '../html/html-elements.ts';
import type { Policy } from '../publish/policy.ts';
import { readPages } from '../publish/site-folder.ts';

/** A project, and the folder to build it into. */
interface FloorProject {
  readonly root: string;
  readonly project: string;
  readonly folder: string;
  /** An open file for the output of the build. */
  readonly output?: number;
}

/**
 * Builds a floor from data, whose file it finds in the variable `FLOOR_DATA`.
 * @throws Error when the build fails
 */
export async function buildFloorProject(
  { root, project, folder, output }: FloorProject,
  data: unknown,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const file = `${folder}.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(data));
  rmSync(folder, { recursive: true, force: true });
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const code = await run(process.execPath, [astro, 'build', '--root', project, '--outDir', folder], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', FLOOR_DATA: file },
    output,
  });
  if (code !== 0) throw new Error(`The floor's pages could not be built (exit code ${code}).`);
}

const pictureSchema = z.object({
  src: z.string(),
  srcset: z.string(),
  sizes: z.string(),
  width: z.coerce.number(),
  height: z.coerce.number(),
  alt: z.string(),
});
type Picture = z.infer<typeof pictureSchema>;

/** The pictures of the floor's pages. */
export interface FloorPictures {
  readonly list: readonly Picture[];
  readonly product: Picture;
}

/** The pictures of a page's HTML with their AVIF sources, in their order, without second views. */
function readPictures(html: string): readonly Picture[] {
  const elements = readElements(html, (name) => ['picture', 'source', 'img'].includes(name));
  return elements.flatMap((picture) => {
    const inside = elements.filter(({ start }) => start > picture.start && start < picture.end);
    const source = inside.find(({ attributes }) => attributes.get('type') === 'image/avif');
    const image = inside.find(({ name }) => name === 'img');
    if (picture.name !== 'picture' || picture.attributes.has('class') || !source || !image) return [];
    return pictureSchema.parse({
      ...Object.fromEntries(image.attributes),
      srcset: source.attributes.get('srcset'),
      sizes: source.attributes.get('sizes'),
    });
  });
}

/**
 * Chooses the pictures of the floor's pages.
 * @param lists pages of the shop with products, the list first; later pages replace articles without pictures
 * @throws Error when they show too few
 */
export function floorPictures(lists: readonly string[], product: string, count: number): FloorPictures {
  const [first] = readPictures(product);
  const all = new Map(lists.flatMap(readPictures).map((picture) => [picture.srcset, picture]));
  const list = [...all.values()].slice(0, count);
  if (!first || list.length < count)
    throw new Error(`The lists show ${list.length} of ${count} pictures, the product ${first ? 1 : 0}.`);
  return { list, product: first };
}

/** Products on a page of the shop's list. */
const PRODUCTS = 24;

/** Builds the floor with the pictures of the built shop. */
export async function buildFloor({
  root,
  shop,
  folder,
  sku,
}: Readonly<Record<'root' | 'shop' | 'folder' | 'sku', string>>): Promise<void> {
  const page = (name: string): string => readFileSync(join(shop, `${name}.html`), 'utf8');
  const pictures = floorPictures([page('productos'), page('index')], page(`producto/${sku}`), PRODUCTS);
  await buildFloorProject({ root, project: join(import.meta.dirname, 'floor'), folder }, pictures);
  // Every browser requests it.
  cpSync(join(shop, 'favicon.ico'), join(folder, 'favicon.ico'));
}

/** The hashes of the floor's inline styles, for the policy. */
export async function floorHashes(folder: string): Promise<Policy['hashes']> {
  const pages = await readPages(folder);
  return { scripts: [], styles: [...new Set(pages.flatMap((page) => page.styles))] };
}
