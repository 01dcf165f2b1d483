/** Reads files as UTF-8 and rejects other encodings, which pages would show as «�». */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { UNREADABLE } from './words.ts';

/** A file that could not be read. */
export interface Unreadable {
  readonly fault: string;
  /** From 1. */
  readonly line?: number | undefined;
}

const LINE_END = 0x0a;

/** UTF-16 without a byte order mark passes as UTF-8 if all letters are English, but contains null bytes. */
const isText = (bytes: Buffer): boolean => isUtf8(bytes) && !bytes.includes(0);

/** The line, from 1, of the first invalid UTF-8 byte; no multi-byte character contains a newline byte. */
function lineOfBadByte(bytes: Buffer): number {
  let [line, start] = [1, 0];
  for (;;) {
    const end = bytes.indexOf(LINE_END, start);
    if (end < 0 || !isText(bytes.subarray(start, end))) return line;
    [line, start] = [line + 1, end + 1];
  }
}

/** Reads a file as UTF-8; a byte order mark stays in its text. */
export function readText(path: string): string | Unreadable {
  const bytes = readFileSync(path);
  return isText(bytes) ? bytes.toString('utf8') : { fault: UNREADABLE.encoding, line: lineOfBadByte(bytes) };
}
