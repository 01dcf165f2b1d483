import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KINDS } from '../../../scripts/sandbox/catalogue/data.ts';
import { edgeCaseSku } from '../../../scripts/sandbox/catalogue/edge-cases.ts';
import { generateCatalogue } from '../../../scripts/sandbox/catalogue/generate.ts';
import { svgOf } from '../../../scripts/sandbox/pictures/garments.ts';
import { createPictureStore, type PictureStore } from '../../../scripts/sandbox/pictures/render.ts';

const catalogue = generateCatalogue({ seed: 502, products: 40 });
const file = catalogue.articles[0]?.images[0] ?? '';

let cacheFolder = '';
let store: PictureStore;

async function cachedFiles(): Promise<string[]> {
  const [version = ''] = await readdir(cacheFolder);
  return (await readdir(join(cacheFolder, version))).map((name) => join(cacheFolder, version, name));
}

beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'pictures-'));
  store = createPictureStore({ cacheFolder, catalogue });
});
afterEach(() => rm(cacheFolder, { recursive: true }));

describe('createPictureStore', () => {
  it.each([
    ['jpeg', 'jpeg'],
    ['webp', 'webp'],
    ['avif', 'heif'],
  ] as const)('makes a square %s of the requested width', async (format, found) => {
    const bytes = await store.picture(file, 96, format);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: found, width: 96, height: 96 });
  });

  it('starts each format with its own magic bytes', async () => {
    const head = async (format: 'jpeg' | 'webp' | 'avif'): Promise<string> =>
      Buffer.from((await store.picture(file, 32, format)) ?? []).toString('latin1', 0, 12);
    expect(await head('jpeg')).toMatch(/^\xff\xd8\xff/);
    expect(await head('webp')).toMatch(/^RIFF.{4}WEBP$/s);
    expect(await head('avif')).toMatch(/^.{4}ftypavif$/s);
  });

  it.each([
    ['a name of no article', 'knl-ten-9999-azul-1.jpg'],
    ['a colour that the article does not come in', file.replace(/-[a-z-]+-1\.jpg$/, '-plateado-1.jpg')],
    ['a view that does not exist', file.replace('-1.jpg', '-6.jpg')],
    ['a path', `../${file}`],
    ['an encoded path', `..%2f${file}`],
    ['another extension', file.replace('.jpg', '.svg')],
    ['nothing', ''],
  ])('has no picture for %s', async (_, name) => {
    expect(await store.picture(name, 64, 'webp')).toBeUndefined();
    expect(await readdir(cacheFolder)).toEqual([]);
  });

  it('has no picture of the article without pictures', async () => {
    const name = `${edgeCaseSku('withoutPictures').toLowerCase()}-blanco-1.jpg`;
    expect(await store.picture(name, 64, 'webp')).toBeUndefined();
  });

  it('serves the cached file without drawing again', async () => {
    await store.picture(file, 48, 'webp');
    const [cached = ''] = await cachedFiles();
    await writeFile(cached, 'cached bytes');
    const later = createPictureStore({ cacheFolder, catalogue });
    expect(Buffer.from((await later.picture(file, 48, 'webp')) ?? []).toString()).toBe('cached bytes');
  });

  it('draws once for requests at the same time, and leaves one whole file', async () => {
    const [one, two] = await Promise.all([store.picture(file, 64, 'jpeg'), store.picture(file, 64, 'jpeg')]);
    expect(one).toBe(two);
    const cached = await cachedFiles();
    expect(cached).toHaveLength(1);
    expect(await readFile(cached[0] ?? '')).toEqual(Buffer.from(one ?? []));
  });

  it('clamps a width that is out of range', async () => {
    expect((await sharp(await store.picture(file, 1, 'jpeg')).metadata()).width).toBe(16);
    expect((await sharp(await store.picture(file, Number.NaN, 'jpeg')).metadata()).width).toBe(16);
  });
});

describe('the drawings', () => {
  it.each(KINDS.map(({ code }) => code))(
    '%s has five different views that an SVG reader accepts',
    async (code) => {
      const svgs = [1, 2, 3, 4, 5].map((view) =>
        svgOf({ sku: `KNL-${code}-0001`, hex: '#2c61b4', view }, 48),
      );
      expect(new Set(svgs).size).toBe(5);
      for (const svg of svgs) {
        expect(svg).not.toMatch(/NaN|undefined/);
        expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(48);
      }
    },
  );

  it('shows the colour', () => {
    const [blue, red] = ['#2c61b4', '#bf2a2e'].map((hex) => svgOf({ sku: 'KNL-TEN-0001', hex, view: 1 }, 48));
    expect(blue).not.toBe(red);
  });

  it('is the same picture each time', () => {
    const request = { sku: 'KNL-TEN-0001', hex: '#2c61b4', view: 1 };
    expect(svgOf(request, 48)).toBe(svgOf(request, 48));
  });
});

describe('the preview of the drawings', () => {
  it('has every variable that a drawing uses', async () => {
    const folder = join(import.meta.dirname, '../../../scripts/sandbox/pictures/garments');
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.svg'));
    const drawings = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    const preview = await readFile(join(folder, 'preview.css'), 'utf8');
    const used = new Set(drawings.join().match(/(?<=var\()--[a-z-]+/g));
    expect(files).toHaveLength(KINDS.length);
    expect([...used].filter((name) => !preview.includes(`${name}:`))).toEqual([]);
  });
});
