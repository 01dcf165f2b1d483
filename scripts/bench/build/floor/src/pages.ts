import { readFileSync } from 'node:fs';
import type { PageSize } from '../../outcome.ts';

/** Reads the sizes of the shop's pages. */
export function readPages(): readonly PageSize[] {
  return JSON.parse(readFileSync(process.env['FLOOR_DATA'] ?? '', 'utf8'));
}
