/** The media types of files. */
import { extname } from 'node:path';

/** Media types by ending. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The media type of a file by its ending; browsers do not run files of the default type. */
export const mediaType = (file: string): string =>
  mediaTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Whether files of a type are compressible. */
export const isCompressible = (type: string): boolean =>
  /^(text\/|application\/(json|manifest\+json|xml)|image\/svg)/.test(type);
