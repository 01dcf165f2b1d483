/** Cache of the preview server's files: each is read, compressed and hashed once. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotli, gzip } from './compression.ts';
import { isCompressible, mediaType } from './media-types.ts';

/** A content encoding (RFC 9110, 8.4.1). */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The body of a response. */
interface Body {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
  readonly type: string;
  /** A strong validator: it differs between encodings. */
  readonly etag: string;
}

export interface FileCache {
  readonly exists: (file: string) => boolean;
  readonly body: (file: string, encoding: Encoding) => Promise<Body>;
}

/** When the cache is full, the oldest entries are removed. */
const MAX_BYTES = 256 * 1024 * 1024;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** The best encoding that an `Accept-Encoding` header allows; `q=0` refuses one. */
export function chooseEncoding(accepted = ''): Encoding {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((item) => item.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

function encode(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return brotli(body);
  return encoding === 'gzip' ? gzip(body) : body;
}

/** A value that changes with a file; undefined without a file, or if its name is too long. */
function stampOf(path: string): string | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? `${stat.mtimeMs}-${stat.size}` : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a cache of the files below a folder; a changed file is read again. */
export function createFileCache(root: string): FileCache {
  const entries = new Map<string, { readonly stamp: string | undefined; readonly body: Promise<Body> }>();
  let size = 0;

  async function read(file: string, wanted: Encoding): Promise<Body> {
    const bytes = readFileSync(join(root, file));
    const type = mediaType(file);
    const encoding = isCompressible(type) ? wanted : 'identity';
    const encoded = await encode(bytes, encoding);
    return { bytes: encoded, encoding, type, etag: `"${hashOf(bytes)}-${encoding}"` };
  }

  async function makeRoom(added: Promise<Body>): Promise<void> {
    size += (await added).bytes.byteLength;
    for (const [key, { body }] of entries) {
      if (size <= MAX_BYTES || body === added) return;
      entries.delete(key);
      size -= (await body).bytes.byteLength;
    }
  }

  return {
    exists: (file) => stampOf(join(root, file)) !== undefined,
    body(file, encoding) {
      const key = `${encoding} ${file}`;
      const stamp = stampOf(join(root, file));
      const kept = entries.get(key);
      if (kept?.stamp === stamp && kept) return kept.body;
      const body = read(file, encoding);
      entries.set(key, { stamp, body });
      void makeRoom(body).catch(() => entries.delete(key));
      return body;
    },
  };
}
