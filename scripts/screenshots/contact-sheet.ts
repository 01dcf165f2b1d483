/** All pictures on one sheet: an HTML page that leads to each of them, and a picture of their upper halves. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A picture in the folder. */
export interface Shot {
  readonly view: string;
  readonly width: number;
  readonly scheme: string;
  /** Name inside the folder. */
  readonly file: string;
}

/** Pixels of a thumbnail on the sheet, of the sheet's margins, and the most thumbnails in a row. */
const THUMB = { width: 180, height: 240, gap: 8, columns: 24 } as const;

const byName = (shots: readonly Shot[]): Map<string, readonly Shot[]> =>
  Map.groupBy(shots, ({ view }) => view);

function writeHtml(folder: string, shots: readonly Shot[]): void {
  const figures = [...byName(shots)].map(([view, own]) => {
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

async function writePicture(folder: string, shots: readonly Shot[]): Promise<void> {
  const step = { x: THUMB.width + THUMB.gap, y: THUMB.height + THUMB.gap };
  const thumbs = await Promise.all(
    shots.map(async ({ file }, index) => ({
      input: await sharp(join(folder, file))
        .resize({ ...THUMB, fit: 'cover', position: 'top' })
        .toBuffer(),
      left: THUMB.gap + (index % THUMB.columns) * step.x,
      top: THUMB.gap + Math.floor(index / THUMB.columns) * step.y,
    })),
  );
  const rows = Math.ceil(shots.length / THUMB.columns);
  const size = { width: THUMB.gap + THUMB.columns * step.x, height: THUMB.gap + rows * step.y };
  await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(thumbs)
    .webp({ quality: 70 })
    .toFile(join(folder, 'contact-sheet.webp'));
}

/** Writes `index.html` and `contact-sheet.webp` beside the pictures. */
export async function writeContactSheet(folder: string, shots: readonly Shot[]): Promise<void> {
  writeHtml(folder, shots);
  await writePicture(folder, shots);
}
