/** Compresses texts for the preview server, for releases, and for the byte budgets. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCallback);

const MAX_QUALITY = constants.BROTLI_MAX_QUALITY;
/** Takes a hundredth of the time, for results of the same size or up to a tenth larger. */
const QUICK_QUALITY = 5;

/** Compresses with brotli; the byte budgets limit the result with the highest quality. */
export function brotli(body: string | Uint8Array, quality = MAX_QUALITY): Promise<Buffer> {
  const size = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  });
}

/** Estimates the brotli size, a hundred times as fast; the result is never too small. */
export const quickBrotli = (body: string | Uint8Array): Promise<Buffer> => brotli(body, QUICK_QUALITY);

/** Compresses with gzip at the highest level. */
export const gzip = (body: Uint8Array): Promise<Buffer> =>
  compressGzip(body, { level: constants.Z_BEST_COMPRESSION });
