/** Notices about valid content that is probably a mistake: past or future days, and small pictures. */
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { COLLECTIONS, CONTENT } from './collections.ts';
import type { ContentFile } from './content-file.ts';
import type { Fault, Path, Place } from './fault.ts';
import { unreadLines } from './names/read-files.ts';
import { linesAt, readings } from './readings.ts';
import { NOTICED } from './words.ts';

/** Guatemala's time is this far behind UTC all year. */
const BEHIND_MS = 6 * 60 * 60 * 1000;
const DAY_LENGTH = '2026-01-01'.length;
const MINUTE_LENGTH = '2026-01-01T00:00'.length;

/** Minimum size of a picture that is sharp on a phone. */
const LEAST = { width: 640, height: 480 };

/** All texts with a name, at any depth of a file. */
function partsNamed(
  names: ReadonlySet<string>,
  part: unknown,
  path: Path = [],
): readonly (readonly [Path, string, string])[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(
    ([key, value]: [string, unknown]): readonly (readonly [Path, string, string])[] => {
      const own = [...path, Array.isArray(part) ? Number(key) : key];
      if (!names.has(key)) return partsNamed(names, value, own);
      const text = value instanceof Date ? value.toISOString().slice(0, DAY_LENGTH) : value;
      return typeof text === 'string' ? [[own, key, text]] : [];
    },
  );
}

const DAY = /^\d{4}-\d\d-\d\d/;
const TIMED: ReadonlySet<string> = new Set(['date', 'updated', 'until']);

/** @param now the time in Guatemala, as ISO 8601 */
function timeNotices(data: unknown, now: string): readonly Fault[] {
  return partsNamed(TIMED, data).flatMap(([path, key, text]) => {
    if (!DAY.test(text)) return [];
    if (key === 'until')
      return text < now.slice(0, MINUTE_LENGTH) ? [{ path, what: NOTICED.ended(text) }] : [];
    return text > now.slice(0, DAY_LENGTH) ? [{ path, what: NOTICED.future(text) }] : [];
  });
}

/** The displayed size of a picture; undefined if it cannot be read, which the build reports. */
async function sizeOf(
  path: string,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  try {
    const { autoOrient } = await sharp(path).metadata();
    return autoOrient;
  } catch {
    return undefined;
  }
}

const PICTURES: ReadonlySet<string> = new Set(['picture']);
const IN_TEXT = /!\[[^\][]*\]\((\.[^\s()]*)\)/g;

/** The pictures in the text of a Markdown file. */
const picturesInText = ({ body }: ContentFile): readonly (readonly [Path, string, number])[] =>
  body
    .split('\n')
    .flatMap((text, at) =>
      Array.from(text.matchAll(IN_TEXT), ([, name = '']) => [[], name, at + 1] as const),
    );

async function pictureNotices({ root, file }: Place, content: ContentFile): Promise<readonly Fault[]> {
  const named = partsNamed(PICTURES, content.data).map(([path, , name]) => [path, name, undefined] as const);
  const found = [...named, ...picturesInText(content)].map(
    async ([path, name, line]): Promise<readonly Fault[]> => {
      const size = await sizeOf(resolve(root, dirname(file), name));
      if (!size || /\.svg$/i.test(name)) return [];
      const isSmall = size.width < LEAST.width || size.height < LEAST.height;
      const what = NOTICED.small(name, size.width, size.height);
      return isSmall ? [{ path, what, ...(line !== undefined && { line }) }] : [];
    },
  );
  return (await Promise.all(found)).flat();
}

async function noticesIn(place: Place, content: ContentFile, now: string): Promise<readonly string[]> {
  const faults = [...timeNotices(content.data, now), ...(await pictureNotices(place, content))];
  return linesAt(place.file, content, faults);
}

/** A line for each notice, and for each file that is not read. */
export async function contentNotices(root: string, now: Date): Promise<readonly string[]> {
  const looked = readings(root);
  const here = new Date(now.getTime() - BEHIND_MS).toISOString();
  const files = Object.values(COLLECTIONS).flatMap(({ pattern }) => looked.filesOf(`${CONTENT}/${pattern}`));
  const lines = files.map(async (file) => {
    const content = looked.read(file);
    return 'fault' in content ? [] : noticesIn({ root, file }, content, here);
  });
  return [...(await Promise.all(lines)).flat(), ...unreadLines(root)];
}
