import { readFileSync } from 'node:fs';
import type { FloorPictures } from '../../floor.ts';

/** Reads the pictures that the bench took from the shop's pages. */
export function readPictures(): FloorPictures {
  return JSON.parse(readFileSync(process.env['FLOOR_DATA'] ?? '', 'utf8'));
}
