/** The landing pages that the home page names; each has a separate file. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { type Path, partOf } from './fault.ts';

const LANDING_PAGES = join('src', 'content', 'landing-pages', 'es-GT');

/** Whether a landing page exists; its name is its file's. */
export const isLandingPage = (root: string, name: string): boolean =>
  /^[\w-]+$/.test(name) && existsSync(join(root, LANDING_PAGES, `${name}.md`));

/** The names of all landing pages. */
export const landingPageNames = (root: string): readonly string[] =>
  globSync('*.md', { cwd: join(root, LANDING_PAGES) }).map((file) => file.slice(0, -'.md'.length));

/** A name, and its path in `src/content/home.json`. */
type NamedPage = readonly [path: Path, name: string];

/** The landing-page names in the data; the schema reports everything else. */
export function landingPagesOf(data: unknown): readonly NamedPage[] {
  const blocks = partOf(data, ['home', 'blocks']);
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, at) => {
    const path = ['home', 'blocks', at];
    const pages = partOf(block, ['pages']);
    const listed = Array.isArray(pages)
      ? pages.map((page: unknown, place) => [['pages', place], page] as const)
      : [];
    return [[['page'], partOf(block, ['page'])] as const, ...listed].flatMap(
      ([key, name]): readonly NamedPage[] => (typeof name === 'string' ? [[[...path, ...key], name]] : []),
    );
  });
}
