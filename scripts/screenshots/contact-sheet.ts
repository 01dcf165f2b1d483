/** Shows all screenshots on one sheet: an HTML page with links, and a picture of their upper halves. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { SCHEMES, WIDTHS } from './view.ts';

/** A screenshot in the folder. */
export interface Shot {
  readonly view: string;
  readonly width: number;
  readonly scheme: (typeof SCHEMES)[number];
  /** Name inside the folder. */
  readonly file: string;
}

/** Pixels of a thumbnail, of the sheet's margins and of a view's name; views in a row. */
const THUMB = { width: 160, height: 216, gap: 8, name: 20, views: 3 } as const;
/** A place for every width and scheme, even if it was not taken, so that columns align. */
const PLACES = WIDTHS.length * SCHEMES.length;
const STEP = {
  x: THUMB.gap + PLACES * (THUMB.width + THUMB.gap),
  y: THUMB.gap + THUMB.name + THUMB.height,
} as const;

function writeHtml(folder: string, views: ReadonlyMap<string, readonly Shot[]>): void {
  const figures = [...views].map(([view, own]) => {
    const links = own.map(
      ({ file, width, scheme }) =>
        `<a href="${file}"><img src="${file}" alt="${view}, ${width} px, ${scheme}" loading="lazy"></a>`,
    );
    return `<h2>${view}</h2><p>${links.join('')}</p>`;
  });
  const style =
    'body{font:16px sans-serif;margin:2rem}p{display:flex;gap:1rem;overflow:auto}img{height:22rem;border:1px solid #888}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pictures of the shop</title><style>${style}</style>${figures.join('\n')}`,
  );
}

const nameOf = (view: string, left: number, top: number): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${STEP.x - THUMB.gap}" height="${THUMB.name}"><text y="15" font-family="sans-serif" font-size="14" font-weight="bold">${view}</text></svg>`,
  ),
  left,
  top,
});

const thumb = async (path: string, left: number, top: number): Promise<OverlayOptions> => ({
  input: await sharp(path)
    .resize({ width: THUMB.width, height: THUMB.height, fit: 'cover', position: 'top' })
    .toBuffer(),
  left,
  top,
});

async function writePicture(folder: string, views: ReadonlyMap<string, readonly Shot[]>): Promise<void> {
  const parts: OverlayOptions[] = [];
  for (const [index, [view, own]] of [...views].entries()) {
    const left = THUMB.gap + (index % THUMB.views) * STEP.x;
    const top = THUMB.gap + Math.floor(index / THUMB.views) * STEP.y;
    parts.push(nameOf(view, left, top));
    for (const { file, width, scheme } of own) {
      const place = WIDTHS.indexOf(width) * SCHEMES.length + SCHEMES.indexOf(scheme);
      const x = left + place * (THUMB.width + THUMB.gap);
      parts.push(await thumb(join(folder, file), x, top + THUMB.name));
    }
  }
  const rows = Math.ceil(views.size / THUMB.views);
  const size = { width: THUMB.gap + THUMB.views * STEP.x, height: THUMB.gap + rows * STEP.y };
  await sharp({ create: { ...size, channels: 3, background: '#aaa' } })
    .composite(parts)
    .jpeg({ quality: 80 })
    .toFile(join(folder, 'contact-sheet.jpg'));
}

/** Writes `index.html` and `contact-sheet.jpg` into the folder of screenshots. */
export async function writeContactSheet(folder: string, shots: readonly Shot[]): Promise<void> {
  const views = Map.groupBy(shots, ({ view }) => view);
  writeHtml(folder, views);
  await writePicture(folder, views);
}
