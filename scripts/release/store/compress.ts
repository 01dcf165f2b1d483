/** Compresses the files of a release: `.br` and `.gz` next to each, as nginx's `brotli_static` and `gzip_static` expect them. */
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { brotli, gzip } from '../../serve/compression.ts';
import { isCompressible, mediaType } from '../../serve/media-types.ts';

/** Endings of the compressed copies of a file. */
export const COMPRESSED_ENDINGS = ['.br', '.gz'] as const;

/** Smaller files are not worth a header; nginx's `gzip_min_length` has the same limit. */
const MIN_BYTES = 256;
const MB = 1024 * 1024;

/** Brotli's quality by the size of all files, so that one changed article waits two seconds at most. */
const QUALITIES = [
  { maxBytes: 2 * MB, quality: 11 },
  { maxBytes: 6 * MB, quality: 10 },
  // Qualities 6 to 9 take six times as long for less than one per cent of the bytes.
  { maxBytes: Number.POSITIVE_INFINITY, quality: 5 },
] as const;

/** Files that are compressed at a time: as many as libuv has threads. */
const FILES_AT_A_TIME = 4;

/** The quality for so many bytes; a later publication of a few files compresses those better. */
export const qualityFor = (bytes: number): number =>
  QUALITIES.find(({ maxBytes }) => bytes <= maxBytes)?.quality ?? 0;

/** Whether a file is the compressed copy of another one. */
export const isCompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);

/** Whether compression makes a file smaller. */
export const isWorthCompressing = (file: string, size: number): boolean =>
  size >= MIN_BYTES && isCompressible(mediaType(file));

/** Writes the compressed copies of a file, with its modification time: servers derive validators from it. */
async function compressFile(path: string, quality: number): Promise<void> {
  const bytes = await readFile(path);
  // Whole seconds, as validators have them: a Date could round up to the next one.
  const modified = Math.floor((await stat(path)).mtimeMs / 1000);
  for (const ending of COMPRESSED_ENDINGS) {
    const compressed = ending === '.br' ? await brotli(bytes, quality) : await gzip(bytes);
    if (compressed.length >= bytes.length) continue;
    await writeFile(path + ending, compressed);
    await utimes(path + ending, modified, modified);
  }
}

/**
 * Compresses files on the threads of libuv.
 * @param onProgress receives the number of finished files
 * @throws Error of the file system; nothing is written any more then
 */
export async function compressFiles(
  paths: readonly string[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const sized = await Promise.all(paths.map(async (path) => ({ path, size: (await stat(path)).size })));
  const quality = qualityFor(sized.reduce((sum, { size }) => sum + size, 0));
  // The largest first, so that no thread is left with one at the end.
  const waiting = sized.sort((one, other) => other.size - one.size);
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await compressFile(next.path, quality);
      done += 1;
      onProgress(done, paths.length);
    }
  };
  const stopOnError = (error: unknown): never => {
    waiting.length = 0;
    throw error;
  };
  const threads = Array.from({ length: FILES_AT_A_TIME }, () => work().catch(stopOnError));
  const failed = (await Promise.allSettled(threads)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
