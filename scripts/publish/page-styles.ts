/**
 * Where a page's styles stand. Inlined they are there at once, which is best while the document still fits into the
 * first flight of packets (14 KB; decision 106, First flight). Where it does not, the styles of that kind of page
 * become one file, which the next page of the kind finds in the cache.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from '../serve/compression.ts';
import { HASHED_FOLDER } from './policy.ts';
import { listFiles } from './site-folder.ts';

/** Most brotli bytes of a document with its styles; a little below the budget, which other pages of the kind share. */
const LIMIT = 14 * 1024 - 256;
/** How many of the longest pages of a kind are weighed. */
const WEIGHED = 4;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Pages that have the very same styles. */
interface Kind {
  readonly css: string;
  readonly files: { readonly file: string; readonly length: number }[];
}

/** The inline styles of a page in their order; '' without any. */
export function inlineStyles(html: string): string {
  return [...html.matchAll(STYLE)].map(([, css = '']) => css).join('');
}

/** Has to be known before the first paint of a page, which a style sheet may come too late for. */
const TRANSITION =
  '<style>@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}</style>';

/** The page with one style sheet in the place of its first inline style and without the others. */
export function withStyleSheet(html: string, href: string): string {
  let isFirst = true;
  return html.replace(STYLE, () => {
    const link = isFirst ? `${TRANSITION}<link rel="stylesheet" href="${href}">` : '';
    isFirst = false;
    return link;
  });
}

async function kindsOf(folder: string): Promise<readonly Kind[]> {
  const kinds = new Map<string, Kind>();
  for (const file of (await listFiles(folder)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    const css = inlineStyles(html);
    const kind = kinds.get(css) ?? { css, files: [] };
    kind.files.push({ file, length: html.length });
    kinds.set(css, kind);
  }
  return [...kinds.values()].filter(({ css }) => css !== '');
}

async function isTooHeavy(folder: string, { files }: Kind): Promise<boolean> {
  const longest = files.toSorted((one, other) => other.length - one.length).slice(0, WEIGHED);
  for (const { file } of longest) {
    if ((await brotli(await readFile(join(folder, file)))).byteLength > LIMIT) return true;
  }
  return false;
}

async function moveOut(folder: string, { css, files }: Kind): Promise<void> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  const href = `${HASHED_FOLDER}page.${hash}.css`;
  await mkdir(join(folder, HASHED_FOLDER), { recursive: true });
  await writeFile(join(folder, href), css);
  for (const { file } of files) {
    const path = join(folder, file);
    await writeFile(path, withStyleSheet(await readFile(path, 'utf8'), href));
  }
}

/** Moves the styles of every kind of page that is too heavy with them into a file; answers how many kinds those are. */
export async function fitStyles(folder: string): Promise<number> {
  let moved = 0;
  for (const kind of await kindsOf(folder)) {
    if (!(await isTooHeavy(folder, kind))) continue;
    await moveOut(folder, kind);
    moved += 1;
  }
  return moved;
}
