/** Runs rclone. It is configured by variables alone, so that no key is in a file or in the list of processes. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../commands/replace-file.ts';
import { HOST_FILES } from '../../publish/policy.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { message } from '../messages.ts';
import { runTool, type Tool } from './run-tool.ts';

const RCLONE: Tool = {
  command: 'rclone',
  install: 'sudo apt-get install rclone, o https://rclone.org/install/',
};

/** A bucket, and a folder for the lists that rclone reads. */
interface BucketPlace {
  readonly bucket: string;
  readonly prefix: string;
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The differences between a site and a bucket. */
export interface Comparison {
  readonly changed: readonly string[];
  readonly same: readonly string[];
  /** Files that only the bucket has. */
  readonly extra: readonly string[];
}

/** Files that are uploaded together, with the same headers. */
export interface Upload {
  readonly files: readonly string[];
  readonly contentType: string;
  readonly cacheControl: string;
}

/** The name of the bucket in rclone's configuration. */
const REMOTE = 'SHOP';
const RETRIES = '5';
/** For a bucket that accepts connections and never answers; rclone's own limit is five minutes for each try. */
const TIMEOUTS = ['--contimeout', '15s', '--timeout', '60s'];
/** A line every second: rclone ends when nobody reads it any more. */
const PROGRESS = ['--stats', '1s', '--stats-one-line', '--stats-log-level', 'NOTICE'];
const CONNECTION_TIMEOUT_MS = 30_000;
/** The exit code for a folder that does not exist yet (rclone.org/docs, Exit code). */
const NO_FOLDER = 3;
const FAILED_FILE = / ERROR : .*Failed to copy/;
/** Files that are not uploaded: those for other hosts, and compressed copies. */
const EXCLUDED = [...[...HOST_FILES].map((file) => `/${file}`), '*.br', '*.gz'];

/** Translates the variables of AWS for rclone. */
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
  const named = Object.entries(remote).map(([name, value]) => [`RCLONE_CONFIG_${REMOTE}_${name}`, value]);
  return {
    RCLONE_LOW_LEVEL_RETRIES: RETRIES,
    ...(certificates && { RCLONE_CA_CERT: certificates }),
    ...Object.fromEntries(named),
    ...rest,
    RCLONE_CONFIG: '',
  };
}

const SIGNS: Readonly<Record<string, keyof Comparison>> = {
  '=': 'same',
  '+': 'changed',
  '*': 'changed',
  '-': 'extra',
};

/** Reads `rclone check --combined`; undefined when rclone could not compare every file. */
export function readComparison(text: string): Comparison | undefined {
  const found: Record<keyof Comparison, string[]> = { changed: [], same: [], extra: [] };
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const kind = line[1] === ' ' ? SIGNS[line.charAt(0)] : undefined;
    if (!kind) return undefined;
    found[kind].push(line.slice(2));
  }
  return found;
}

/** The calls of rclone for one bucket. Each throws a `PublishFailure`. */
export function createRclone({ bucket, prefix, folder, env }: BucketPlace) {
  const remote = `${REMOTE.toLowerCase()}:${bucket}${prefix && `/${prefix}`}`;
  let lists = 0;
  const rclone = (args: readonly string[], timeoutMs?: number) =>
    runTool(RCLONE, {
      args: [...args, ...PROGRESS, ...TIMEOUTS],
      cwd: folder,
      env: rcloneEnvironment(env),
      failedFile: FAILED_FILE,
      timeoutMs,
    });
  /** Runs rclone for the files of a list. */
  const runFor = async (files: readonly string[], args: readonly string[]) => {
    lists += 1;
    const list = join(folder, `files-${lists}.txt`);
    replaceFile(list, files.map((file) => `${file}\n`).join(''));
    return rclone([...args, '--files-from-raw', list]).finally(() => rmSync(list, { force: true }));
  };
  return {
    async checkConnection(): Promise<void> {
      const once = ['--retries', '1', '--low-level-retries', '1'];
      const args = ['lsf', remote, '--max-depth', '1', ...once];
      const { code, lastLines } = await rclone(args, CONNECTION_TIMEOUT_MS);
      if (code !== 0 && code !== NO_FOLDER)
        throw new PublishFailure(EXIT.target, message('target.notReached'), lastLines);
    },
    /** Compares the `count` files of a site with the bucket, by their content. */
    async compare(site: string, count: number): Promise<Comparison> {
      const report = join(folder, 'comparison.txt');
      rmSync(report, { force: true });
      const { lastLines } = await rclone([
        ...['check', site, remote, '--checksum', '--fast-list', '--combined', report],
        ...EXCLUDED.flatMap((pattern) => ['--exclude', pattern]),
      ]);
      const found = existsSync(report) ? readComparison(readFileSync(report, 'utf8')) : undefined;
      // An interrupted listing names fewer files than the site has.
      if (!found || found.changed.length + found.same.length !== count)
        throw new PublishFailure(EXIT.target, message('target.notCompared'), lastLines);
      rmSync(report, { force: true });
      return found;
    },
    async upload(site: string, { files, contentType, cacheControl }: Upload): Promise<void> {
      const { code, lastLines } = await runFor(files, [
        ...['copy', site, remote, '--no-traverse', '--no-check-dest', '--transfers', '16'],
        ...['--header-upload', `Content-Type: ${contentType}`],
        ...['--header-upload', `Cache-Control: ${cacheControl}`],
      ]);
      if (code !== 0) throw new PublishFailure(EXIT.target, message('target.interrupted'), lastLines);
    },
    /** Removes files; returns whether it succeeded. */
    remove: async (files: readonly string[]): Promise<boolean> =>
      (await runFor(files, ['delete', remote])).code === 0,
  };
}
