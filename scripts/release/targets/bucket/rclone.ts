/** Runs rclone, configured by variables alone: no key is in a file or in a list of processes. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../../commands/replace-file.ts';
import { EXIT, PublishFailure } from '../../failure.ts';
import { runTool, type Tool } from '../run-tool.ts';
import { TARGET_MESSAGES } from '../words.ts';
import { type Batch, LEFT_OUT } from './upload-order.ts';

const RCLONE: Tool = {
  command: 'rclone',
  install: 'sudo apt-get install rclone, o https://rclone.org/install/',
};

/** The bucket's name in rclone's configuration. */
const REMOTE = 'SHOP';

/** Where the bucket is, and where lists for the tool may be written. */
export interface BucketPlace {
  readonly bucket: string;
  readonly prefix: string;
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** How a bucket differs from a site. */
export interface Comparison {
  readonly changed: readonly string[];
  readonly same: readonly string[];
  /** What only the bucket has. */
  readonly extra: readonly string[];
}

const TRIES = '5';
/** A bucket that takes connections and says nothing: rclone's own limits are five minutes, times its tries. */
const PATIENCE = ['--contimeout', '15s', '--timeout', '60s'];
const REACHED_MS = 30_000;
/** A folder of which nothing is there yet (rclone.org/docs, Exit code). */
const NO_FOLDER = 3;
const GIVEN_UP = / ERROR : .*Failed to copy/;

/** What rclone reads of the field's own variables. It does not know a bundle of certificates by that name. */
function rcloneEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { AWS_CA_BUNDLE: certificates, ...rest } = env;
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'] || '';
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || '';
  const remote = {
    TYPE: 's3',
    PROVIDER: endpoint === '' ? 'AWS' : 'Other',
    ENV_AUTH: 'true',
    NO_CHECK_BUCKET: 'true',
    ...(endpoint && { ENDPOINT: endpoint }),
    ...(region && { REGION: region }),
  };
  return {
    RCLONE_LOW_LEVEL_RETRIES: TRIES,
    ...(certificates && { RCLONE_CA_CERT: certificates }),
    ...Object.fromEntries(
      Object.entries(remote).map(([name, value]) => [`RCLONE_CONFIG_${REMOTE}_${name}`, value]),
    ),
    ...rest,
    RCLONE_CONFIG: '',
  };
}

const SIGNS = { '=': 'same', '+': 'changed', '*': 'changed', '-': 'extra' } as const;

/** Reads `rclone check --combined`; undefined when it could not look at everything. */
export function readComparison(text: string): Comparison | undefined {
  const found: Record<keyof Comparison, string[]> = { changed: [], same: [], extra: [] };
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const sign = Object.entries(SIGNS).find(([mark]) => line.startsWith(`${mark} `));
    if (!sign) return undefined;
    found[sign[1]].push(line.slice(2));
  }
  return found;
}

/** The calls of rclone that a publication is made of. */
export interface Rclone {
  /** Rejects where the bucket does not answer, or not to these keys. */
  readonly reach: () => Promise<void>;
  /** Compares a site with the bucket, by what is in the files. */
  readonly compare: (site: string, files: number) => Promise<Comparison>;
  readonly upload: (site: string, batch: Batch) => Promise<void>;
  readonly remove: (files: readonly string[]) => Promise<boolean>;
}

/** rclone for one bucket. */
export function createRclone({ bucket, prefix, folder, env }: BucketPlace): Rclone {
  const remote = `${REMOTE.toLowerCase()}:${bucket}${prefix && `/${prefix}`}`;
  let lists = 0;
  // A line every second: it ends at the first that nobody reads any more.
  const alive = ['--stats', '1s', '--stats-one-line', '--stats-log-level', 'NOTICE'];
  const rclone = (args: readonly string[], deadlineMs?: number) =>
    runTool(RCLONE, {
      args: [...args, ...alive, ...PATIENCE],
      cwd: folder,
      env: rcloneEnvironment(env),
      givenUp: GIVEN_UP,
      ...(deadlineMs && { deadlineMs }),
    });
  const withList = async <T>(
    files: readonly string[],
    work: (args: readonly string[]) => Promise<T>,
  ): Promise<T> => {
    lists += 1;
    const list = join(folder, `files-${lists}.txt`);
    replaceFile(list, files.map((file) => `${file}\n`).join(''));
    return work(['--files-from-raw', list]).finally(() => rmSync(list, { force: true }));
  };
  return {
    async reach() {
      const once = ['--retries', '1', '--low-level-retries', '1'];
      const { code, lastLines } = await rclone(['lsf', remote, '--max-depth', '1', ...once], REACHED_MS);
      if (code !== 0 && code !== NO_FOLDER)
        throw new PublishFailure(EXIT.target, TARGET_MESSAGES.notReached, lastLines);
    },
    async compare(site, files) {
      const report = join(folder, 'comparison.txt');
      rmSync(report, { force: true });
      const leftOut = LEFT_OUT.flatMap((pattern) => ['--exclude', pattern]);
      const { lastLines } = await rclone([
        ...['check', site, remote, '--checksum', '--fast-list', '--combined', report],
        ...leftOut,
      ]);
      const found = existsSync(report) ? readComparison(readFileSync(report, 'utf8')) : undefined;
      // A list of the bucket that broke off names fewer files than there are here.
      if (!found || found.changed.length + found.same.length !== files)
        throw new PublishFailure(EXIT.target, TARGET_MESSAGES.notCompared, lastLines);
      rmSync(report, { force: true });
      return found;
    },
    upload: (site, { files, contentType, cacheControl }) =>
      withList(files, async (listed) => {
        const { code, lastLines } = await rclone([
          ...['copy', site, remote, ...listed, '--no-traverse', '--no-check-dest', '--transfers', '16'],
          ...['--header-upload', `Content-Type: ${contentType}`],
          ...['--header-upload', `Cache-Control: ${cacheControl}`],
        ]);
        if (code !== 0) throw new PublishFailure(EXIT.target, TARGET_MESSAGES.brokenOff, lastLines);
      }),
    remove: (files) =>
      withList(files, async (listed) => (await rclone(['delete', remote, ...listed])).code === 0),
  };
}
