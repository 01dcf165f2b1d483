/** Creates editors' pictures in every width and format that pages use (`picture-service.ts`). */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureName } from './picture-service.ts';

const WIDTHS = [320, 480, 640, 960, 1280];
const FORMATS = ['avif', 'jpeg'] as const;
const ORIGINAL = /\.(?:avif|jpe?g|png|webp)$/;

/** The widths of a picture, up to its own. */
function widthsOf(width: number): readonly number[] {
  const narrower = WIDTHS.filter((each) => each <= width);
  return narrower.length > 0 ? narrower : [width];
}

/**
 * Replaces the originals in a folder of a bundle by the pictures that pages show.
 * @param cache folder of created pictures; their names have a digest of the original
 */
export async function makeOwnPictures(folder: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const originals = existsSync(folder) ? readdirSync(folder).filter((name) => ORIGINAL.test(name)) : [];
  for (const name of originals) {
    const picture = sharp(readFileSync(join(folder, name)), { failOn: 'none' }).rotate();
    for (const width of widthsOf((await picture.metadata()).width)) {
      for (const format of FORMATS) {
        const made = pictureName(name, width, format);
        const kept = join(cache, made);
        if (!existsSync(kept))
          writeFileSync(kept, await picture.clone().resize({ width }).toFormat(format).toBuffer());
        copyFileSync(kept, join(folder, made));
      }
    }
    rmSync(join(folder, name));
  }
}
