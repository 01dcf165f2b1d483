/** Compression of texts: for the preview server, for releases, and for the byte budgets. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCallback);

const MAX_QUALITY = constants.BROTLI_MAX_QUALITY;
/** A hundredth of the time, for at least as many bytes and often a tenth more. */
const QUICK_QUALITY = 5;

/** Compresses with brotli; the size of the result with the highest quality is what the byte budgets limit. */
export function brotli(body: string | Uint8Array, quality = MAX_QUALITY): Promise<Buffer> {
  const size = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  });
}

/** Estimates the size with brotli: never less than the best, and a hundred times as fast. */
export const quickBrotli = (body: string | Uint8Array): Promise<Buffer> => brotli(body, QUICK_QUALITY);

/** Compresses with gzip, as small as it gets. */
export const gzip = (body: Uint8Array): Promise<Buffer> =>
  compressGzip(body, { level: constants.Z_BEST_COMPRESSION });
