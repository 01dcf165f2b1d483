/** The compressed forms of a release's files, as nginx's `gzip_static` and `brotli_static` expect them. */
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible, mediaType } from '../../serve/media-types.ts';

const FORMS = {
  '.br': (bytes: Buffer, quality: number) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Endings of the names of compressed forms. */
export const FORM_ENDINGS = ['.br', '.gz'] as const;

/** Smaller files are not worth a header; nginx's `gzip_min_length` uses the same limit here. */
const SHORTEST = 256;

/** Whether a file of this name is a compressed form of another one. */
export const isForm = (file: string): boolean => FORM_ENDINGS.some((ending) => file.endsWith(ending));

/** The name of the file that a compressed form is of. */
export const withoutForm = (form: string): string => form.replace(/\.(?:br|gz)$/, '');

/** Whether compression makes a file smaller, by its name and size. */
export const isWorthCompressing = (file: string, size: number): boolean =>
  size >= SHORTEST && isCompressible(mediaType(file));

/**
 * Writes the compressed forms of a file with the same modification time, because servers derive validators from it.
 * @param quality brotli's, up to 11
 */
export function writeForms(path: string, quality: number): void {
  const bytes = readFileSync(path);
  const { atime, mtime } = statSync(path);
  for (const ending of FORM_ENDINGS) {
    const form = FORMS[ending](bytes, quality);
    if (form.length >= bytes.length) continue;
    writeFileSync(path + ending, form);
    utimesSync(path + ending, atime, mtime);
  }
}
