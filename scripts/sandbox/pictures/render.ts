import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Catalogue, CatalogueArticle } from '../catalogue/catalogue.ts';
import { slugOf } from '../catalogue/words.ts';
import { type PictureRequest, svgOf } from './garments.ts';

/** Formats of pictures. */
type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** The pictures of a catalogue. */
export type PictureStore = {
  /**
   * A square picture `width` pixels wide, at least 16 and at most 1600; undefined if the catalogue has no such file.
   * It is drawn once and then read from the disk; simultaneous requests share one drawing.
   */
  readonly picture: (file: string, width: number, format: PictureFormat) => Promise<Uint8Array | undefined>;
};

type PictureStoreOptions = {
  /** Folder of the finished pictures; created if it is missing. */
  readonly cacheFolder: string;
  readonly catalogue: Catalogue;
};

/** Increase this when a drawing changes, to invalidate cached files. */
const DRAWING_VERSION = 1;
const NARROWEST = 16;
const WIDEST = 1600;
const FILE_SHAPE = /^([a-z]{3}-[a-z]{3}-\d{4,6})-([a-z][a-z-]*)-([1-5])\.jpg$/;

function hasPicture(article: CatalogueArticle, file: string): boolean {
  return article.images.includes(file) || article.variants.some((variant) => variant.images.includes(file));
}

/** Parses file names; the result is undefined if the catalogue has no such file. */
function createReader({ articles, colors }: Catalogue): (file: string) => PictureRequest | undefined {
  const bySku = new Map(articles.map((article) => [article.sku.toLowerCase(), article]));
  const bySlug = new Map(colors.map((color) => [slugOf(color.name), color.hex]));
  return (file) => {
    const [, sku = '', color = '', view = ''] = FILE_SHAPE.exec(file) ?? [];
    const article = bySku.get(sku);
    const hex = bySlug.get(color);
    if (article === undefined || hex === undefined || !hasPicture(article, file)) return undefined;
    return { sku: article.sku, hex, view: Number(view) };
  };
}

function encode(svg: string, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#f2f1ee' });
  if (format === 'avif') return picture.avif({ quality: 58, effort: 0 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 82, effort: 2 }).toBuffer();
  return picture.jpeg({ quality: 84, progressive: true }).toBuffer();
}

/** A file's bytes, or undefined if it does not exist; throws every other error. */
async function readIfExists(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return undefined;
    throw fault;
  }
}

/** Writes a temporary file and renames it, so that readers never see an incomplete file. */
async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.${performance.now()}.part`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

/** Creates the picture store of a catalogue; processes and catalogues may share a cache folder. */
export function createPictureStore({ cacheFolder, catalogue }: PictureStoreOptions): PictureStore {
  const read = createReader(catalogue);
  const folder = join(cacheFolder, `v${DRAWING_VERSION}`);
  const pending = new Map<string, Promise<Uint8Array>>();

  async function fetchOrDraw(
    request: PictureRequest,
    path: string,
    width: number,
    format: PictureFormat,
  ): Promise<Uint8Array> {
    const cached = await readIfExists(path);
    if (cached !== undefined) return cached;
    const bytes = await encode(svgOf(request, width), format);
    await mkdir(folder, { recursive: true });
    await writeAtomically(path, bytes);
    return bytes;
  }

  return {
    picture: async (file, width, format) => {
      const request = read(file);
      if (request === undefined) return undefined;
      const pixels = Math.min(WIDEST, Math.max(NARROWEST, Math.round(width) || NARROWEST));
      const name = `${file.slice(0, -'.jpg'.length)}-${pixels}.${format}`;
      const running = pending.get(name);
      if (running !== undefined) return running;
      const work = fetchOrDraw(request, join(folder, name), pixels, format).finally(() =>
        pending.delete(name),
      );
      pending.set(name, work);
      return work;
    },
  };
}
