/** In which order the files of a site go into a bucket, and what each of them says of itself there. */
import { cacheControl, HASHED_FOLDER, HOST_FILES, WORKER_FILE } from '../../../publish/policy.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../../../publish/speculation-rules.ts';
import { mediaType } from '../../../serve/media-types.ts';

/** What a file's answer says of it. */
interface FileHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Files that go up together. */
export interface Batch extends FileHeaders {
  readonly step: Step;
  readonly files: readonly string[];
}

/** What pages load is there before them; who asks for the version finds everything that it names. */
export const STEPS = ['assets', 'data', 'pages', 'worker', 'version'] as const;
export type Step = (typeof STEPS)[number];

/** Files that are read by hosts of another kind, and forms of files that are made for a web server of one's own. */
const isForOthers = (file: string): boolean => HOST_FILES.has(file) || /\.(br|gz)$/.test(file);

/** What the compared lists leave out, as rclone's filter. */
export const LEFT_OUT: readonly string[] = [...[...HOST_FILES].map((file) => `/${file}`), '*.br', '*.gz'];

function stepOf(file: string): Step {
  const path = `/${file}`;
  if (path.startsWith(HASHED_FOLDER)) return 'assets';
  if (path.endsWith('.html')) return 'pages';
  if (path === WORKER_FILE) return 'worker';
  return path === '/version.json' ? 'version' : 'data';
}

function headersOf(file: string): FileHeaders {
  const path = `/${file}`;
  return {
    contentType: path === SPECULATION_FILE ? SPECULATION_TYPE : mediaType(file),
    cacheControl: cacheControl(path),
  };
}

/** The files in batches of the same headers, in the order of their steps. */
export function uploadOrder(files: readonly string[]): readonly Batch[] {
  const wanted = files.filter((file) => !isForOthers(file));
  const groups = Map.groupBy(wanted, (file) => {
    const { contentType, cacheControl: cache } = headersOf(file);
    return [STEPS.indexOf(stepOf(file)), contentType, cache].join('\n');
  });
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => {
      const [first = ''] = group;
      return { step: stepOf(first), files: group, ...headersOf(first) };
    });
}
