/** Which editors' files a build reads, and why it ignores the others. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { PATTERNS, SEARCH_TABLES } from '../../../src/content/schemas/patterns.ts';
import { DOCUMENT_NAMES } from '../../../src/features/document/rules/document-names.ts';
import { defaultLocale, locales } from '../../../src/shared/i18n/locales.ts';
import { filesBelow } from '../../commands/inputs.ts';
import { CONTENT } from '../collections.ts';
import { UNREAD } from '../words.ts';

/** A file that no build reads. */
interface UnreadFile {
  readonly file: string;
  readonly why: string;
}

/** The editors' files of a project, by path from its root. */
export interface EditorFiles {
  readonly read: readonly string[];
  readonly unread: readonly UnreadFile[];
}

const TEXTS = 'locales';
/** The code in the editors' folders. */
const SCHEMAS = `${CONTENT}/schemas/`;
/** Files that file managers and git create. */
const BY_THEMSELVES: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep']);
const MEDIA = /\.(?:avif|gif|jpe?g|mp4|png|svg|webm|webp)$/i;

const { documents, ...others } = PATTERNS;

/** Converts a pattern with `*` and `**` to a regular expression; case-sensitive, as on build servers. */
function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/.][^/]*')
    .replaceAll('\0', '(?:[^/.][^/]*/)*');
  return new RegExp(`^${source}$`);
}

/** A document is built if its name has a page, a text if its language is the shop's. */
function readPatterns(root: string): readonly RegExp[] {
  const names = documents.replace('*/*', `{language}/{name}`);
  const ofDocuments = locales.flatMap((language) =>
    DOCUMENT_NAMES.map((name) => names.replace('{language}', language).replace('{name}', name)),
  );
  const tables = [...Object.values(others), ...SEARCH_TABLES, ...ofDocuments];
  const texts = filesBelow(join(root, TEXTS, defaultLocale)).map((file) => basename(file));
  return [
    ...tables.map((pattern) => `${CONTENT}/${pattern}`),
    ...locales.flatMap((language) =>
      texts.filter((name) => name.endsWith('.json')).map((name) => `${TEXTS}/${language}/${name}`),
    ),
  ].map(matcherOf);
}

/** Names under which a build would read a file, each with the mistake in the present name. */
function likelyNames(file: string): readonly (readonly [name: string, why: string])[] {
  const { dir, name, ext } = posix.parse(file);
  const [visible] = [basename(file).replace(/^\.+/, '')];
  const endings = ['.md', '.json'];
  const parents = dir.split('/');
  return [
    [posix.join(dir, `${name}${ext.toLowerCase()}`), UNREAD.ending(ext)],
    ...endings.flatMap((ending): (readonly [string, string])[] => [
      [
        posix.join(
          dir,
          name.toLowerCase().endsWith(ending)
            ? `${name.slice(0, -ending.length)}${ending}`
            : `${name}${ending}`,
        ),
        UNREAD.ending(ext),
      ],
    ]),
    [posix.join(dir, visible), UNREAD.hidden],
    [file.toLowerCase().replace('/es-gt/', '/es-GT/'), UNREAD.capitals],
    // Nested one folder too deep; possibly the language folder is missing.
    ...parents.map((_, at): readonly [string, string] => [
      posix.join(...parents.slice(0, parents.length - at), basename(file)),
      UNREAD.folder,
    ]),
    ...locales.map((language): readonly [string, string] => [
      posix.join(dir, language, basename(file)),
      UNREAD.folder,
    ]),
  ];
}

/** Why a file is not read, and how to fix it. */
function whyUnread(file: string, isRead: (file: string) => boolean): string {
  if (MEDIA.test(file)) return UNREAD.unnamed;
  const likely = likelyNames(file).find(([name]) => name !== file && isRead(name));
  if (likely) return UNREAD.rename(likely[1], likely[0]);
  if (file.startsWith(`${CONTENT}/documents/`)) return UNREAD.document(DOCUMENT_NAMES);
  return UNREAD.unknown;
}

/** Texts in a file that may be the path of a picture or video. */
function namedIn(root: string, file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const names = text.match(/[^\s"'()<>:,[\]]+\.(?:avif|gif|jpe?g|mp4|png|svg|webm|webp)/gi) ?? [];
  return names.flatMap((name) => {
    const decoded = /%[0-9a-f]{2}/i.test(name) ? decodeURI(name) : name;
    // Videos are named without their folder.
    return [posix.join(dirname(file), decoded), posix.join(CONTENT, 'videos', basename(decoded))];
  });
}

/** Sorts editors' files into those that a build reads and the others. */
export function editorFiles(root: string): EditorFiles {
  const patterns = readPatterns(root);
  const isRead = (file: string): boolean => patterns.some((pattern) => pattern.test(file));
  const all = [CONTENT, TEXTS]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith(SCHEMAS) && !BY_THEMSELVES.has(basename(file)));
  const texts = all.filter(isRead);
  const named = new Set(texts.flatMap((file) => namedIn(root, file)));
  const read = all.filter((file) => isRead(file) || (MEDIA.test(file) && named.has(file)));
  const known = new Set(read);
  return {
    read,
    unread: all.filter((file) => !known.has(file)).map((file) => ({ file, why: whyUnread(file, isRead) })),
  };
}

/** A line for each file that is not read. */
export const unreadLines = (root: string): readonly string[] =>
  editorFiles(root).unread.map(({ file, why }) => UNREAD.line(file, why));
