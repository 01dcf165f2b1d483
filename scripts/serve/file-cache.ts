/** The files of a site as they are sent: read, compressed and fingerprinted once, kept in memory. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Encoding, encode } from './compression.ts';
import { isCompressible, mediaType } from './media-types.ts';

/** What is sent for a file. */
interface Body {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
  readonly type: string;
  /** Strong: it differs between encodings. */
  readonly etag: string;
}

export interface FileCache {
  readonly exists: (file: string) => boolean;
  readonly body: (file: string, encoding: Encoding) => Promise<Body>;
}

/** Bytes kept at most; the oldest entries make room. */
const CAPACITY = 256 * 1024 * 1024;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Undefined where there is no file, or a name that none can have: longer than a file system takes. */
function stampOf(path: string): string | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? `${stat.mtimeMs}-${stat.size}` : undefined;
  } catch {
    return undefined;
  }
}

/** A cache of the files below a folder; a file that changes is read again. */
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
      if (size <= CAPACITY || body === added) return;
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
