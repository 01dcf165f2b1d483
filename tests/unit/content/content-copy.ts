/** A copy of the editors' files, in which a test makes mistakes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';

/** The project itself. */
export const ROOT = resolve(import.meta.dirname, '../../..');

export const HOME = 'src/content/home.json';

export interface ContentCopy {
  readonly root: string;
  /** Replaces the first text that matches; throws where nothing matches. */
  readonly edit: (file: string, from: string | RegExp, to: string) => void;
  readonly read: (file: string) => string;
  readonly remove: () => void;
}

export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['src/content', 'locales'])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  return {
    root,
    edit(file, from, to) {
      const path = join(root, file);
      const text = readFileSync(path, 'utf8');
      const edited = text.replace(from, to);
      expect(edited).not.toBe(text);
      writeFileSync(path, edited);
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
    remove: () => rmSync(root, { recursive: true }),
  };
}
