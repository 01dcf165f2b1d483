/** The weight of a page before the first interaction: HTML, styles and scripts in brotli bytes, files and elements. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HtmlElement, readElements as readAllElements } from '../../html/html-elements.ts';
import { readElements, readHeadTags } from '../../publish/page/page-facts.ts';
import { brotli } from '../../serve/compression.ts';
import { createReach, isOwn, staticImports } from './script-files.ts';

/** The weight of a page. */
export interface PageWeight {
  /** File inside the output folder. */
  readonly file: string;
  readonly html: number;
  /** Bytes of its uncompressed HTML, which a processor parses. */
  readonly raw: number;
  readonly css: number;
  /** All scripts that run without an interaction, including inline ones. */
  readonly script: number;
  /** Number of those script files. */
  readonly files: number;
  /** Elements of the HTML, see `countElements`. */
  readonly elements: number;
  /** Elements of its largest product card; 0 without one. */
  readonly card: number;
}

/** Islands that load without an interaction; `client:intent` is not one of them. */
const EAGER_ISLAND = /^(load|idle|visible|media|only)$/;

/** Measures pages of one output folder; shared files are read once. */
export interface Scale {
  readonly weigh: (file: string) => Promise<PageWeight>;
}

/** Addresses of the script files that a page's HTML loads. */
export function entryScripts(html: string): readonly string[] {
  const sources = readElements(html).flatMap(({ kind, attributes, content }) =>
    kind === 'style' ? [] : [attributes.get('src'), ...staticImports(content)],
  );
  const preloads = readHeadTags(html).flatMap((tag) =>
    tag.get('rel') === 'modulepreload' ? [tag.get('href')] : [],
  );
  const islands = readAllElements(html, (name) => name === 'astro-island').flatMap(
    ({ attributes: island }) => {
      const isEager = EAGER_ISLAND.test(island.get('client') ?? '');
      return isEager ? [island.get('component-url'), island.get('renderer-url')] : [];
    },
  );
  return [...new Set([...sources, ...preloads, ...islands])].filter((url) => url !== undefined);
}

/** Elements whose content creates no elements where scripts run. */
const INERT = new Set(['template', 'noscript']);

const isActive = ({ ancestors }: HtmlElement): boolean => !ancestors.some((name) => INERT.has(name));

/** The number of elements of a page, without the content of `<template>`. */
export const countElements = (html: string): number => readAllElements(html).filter(isActive).length;

/** The number of elements of a page's largest product card; 0 without a card. */
export function largestCard(html: string): number {
  const elements = readAllElements(html);
  const cards = elements.filter(
    ({ name, attributes }) => name === 'article' && attributes.get('class')?.split(' ').includes('card'),
  );
  const sizes = cards.map(
    (card) =>
      elements.filter((each) => each.start >= card.start && each.start < card.end && isActive(each)).length,
  );
  return Math.max(0, ...sizes);
}

/**
 * Creates a scale for the pages below a folder.
 * @param compress the host's compression, or a faster one with larger results
 */
export function createScale(folder: string, compress = brotli): Scale {
  const sizes = new Map<string, Promise<number>>();
  const reach = createReach(folder);

  const readOwn = (url: string): Promise<string> => readFile(join(folder, url), 'utf8');
  const once = <T>(memory: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
    const value = memory.get(key) ?? make();
    memory.set(key, value);
    return value;
  };
  const sizeOf = (url: string): Promise<number> =>
    once(sizes, url, async () => (await compress(await readOwn(url))).byteLength);

  const sum = async (parts: readonly Promise<number>[]): Promise<number> =>
    (await Promise.all(parts)).reduce((total, part) => total + part, 0);

  const inlineSize = async (html: string, kind: 'script' | 'style'): Promise<number> => {
    const text = readElements(html)
      .filter((element) => element.kind === kind)
      .map(({ content }) => content)
      .join('\n');
    return text.trim() === '' ? 0 : (await compress(text)).byteLength;
  };

  return {
    async weigh(file) {
      const html = await readFile(join(folder, file), 'utf8');
      const scripts = await reach(entryScripts(html));
      const sheets = readHeadTags(html).flatMap((tag) =>
        tag.get('rel') === 'stylesheet' ? [tag.get('href') ?? ''] : [],
      );
      return {
        file,
        html: (await compress(html)).byteLength,
        raw: Buffer.byteLength(html),
        css: await sum([inlineSize(html, 'style'), ...sheets.filter(isOwn).map(sizeOf)]),
        script: await sum([inlineSize(html, 'script'), ...scripts.map(sizeOf)]),
        files: scripts.length,
        elements: countElements(html),
        card: largestCard(html),
      };
    },
  };
}
