/** The pictures of the floor's pages: those of the shop's, which the bench has read from them. */
import { readFileSync } from 'node:fs';
import { type FloorPictures, floorPicturesSchema } from '../../floor-pictures.ts';

/** Reads the file that the bench names. */
export function readPictures(): FloorPictures {
  return floorPicturesSchema.parse(JSON.parse(readFileSync(process.env['FLOOR_PICTURES'] ?? '', 'utf8')));
}
