import { readFileSync } from 'node:fs';

/** The pages to build, from the file that the bench names. */
export function readPages(): readonly { readonly path: string; readonly bytes: number }[] {
  return JSON.parse(readFileSync(process.env.FLOOR_PAGES ?? '', 'utf8'));
}
