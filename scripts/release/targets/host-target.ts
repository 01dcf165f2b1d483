/** A host whose tool uploads the files that it lacks and then switches to all of them at once: Cloudflare Pages, Netlify. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NETLIFY_FUNCTION } from '../../publish/hosts/cloudflare-netlify.ts';
import { HOST_FILES } from '../../publish/policy.ts';
import { listFiles } from '../../publish/site-folder.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { groupedCount, message } from '../messages.ts';
import { readRecords } from '../store/records.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { HASHED } from '../store/store-site.ts';
import type { Address, HostName } from './address.ts';
import { runTool, type Tool } from './run-tool.ts';
import { skip, type Target, type TargetContext } from './target.ts';

/** The maximum that a host accepts; a missing value has no limit. */
interface Limits {
  readonly files?: number;
  readonly filesPerFolder?: number;
  readonly fileBytes?: number;
}

/** A host and its tool. */
interface Host extends Tool {
  readonly name: string;
  /** Variables that the tool requires and reads itself. */
  readonly variables: readonly string[];
  /** The arguments; `aside` is the folder with the files of other hosts. */
  readonly args: (site: string, project: string, aside: string) => readonly string[];
  /** Files of a site that the host reads itself, and shows to nobody. */
  readonly ownFiles: readonly string[];
  /** Variables that keep the tool from asking questions or reporting usage. */
  readonly quiet: Readonly<Record<string, string>>;
  /** Of the free plan, as documented; `--max-files` replaces `files`. */
  readonly limits: Limits;
}

/** Visitors see the deployment of this branch, unless a project names another. */
const BRANCH = 'main';
const MIB = 1024 * 1024;

const megabytes = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MB`;

const HOSTS: Readonly<Record<HostName, Host>> = {
  'cloudflare-pages': {
    name: 'Cloudflare Pages',
    command: 'wrangler',
    install: 'npm install --global wrangler',
    variables: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
    args: (site, project) => [
      ...['pages', 'deploy', site, '--project-name', project],
      ...['--branch', BRANCH, '--commit-dirty=true'],
    ],
    ownFiles: ['_headers', '_redirects', '_routes.json', '_worker.js'],
    quiet: { CI: 'true', WRANGLER_SEND_METRICS: 'false' },
    limits: { files: 20_000, fileBytes: 25 * MIB },
  },
  netlify: {
    name: 'Netlify',
    command: 'netlify',
    install: 'npm install --global netlify-cli',
    variables: ['NETLIFY_AUTH_TOKEN'],
    args: (site, project, aside) => [
      ...['deploy', '--prod', '--no-build', '--dir', site],
      ...['--functions', join(aside, dirname(NETLIFY_FUNCTION)), '--site', project],
    ],
    ownFiles: ['_headers', '_redirects'],
    quiet: { CI: 'true' },
    limits: { filesPerFolder: 54_000 },
  },
};

/**
 * The lines about the limits that a site exceeds.
 * @param added files of previous releases that will be part of the site
 */
export async function excessLines(
  site: string,
  added: readonly string[],
  limits: Limits,
): Promise<readonly string[]> {
  const { files: maxFiles = Infinity, filesPerFolder = Infinity, fileBytes = Infinity } = limits;
  const own = await listFiles(site);
  const all = [...new Set([...own, ...added])];
  const lines: string[] = [];
  if (all.length > maxFiles)
    lines.push(
      message('target.manyFiles', { files: groupedCount(all.length), most: groupedCount(maxFiles) }),
    );
  for (const [folder, { length }] of Map.groupBy(all, (file) => dirname(file)))
    if (length > filesPerFolder)
      lines.push(
        message('target.largeFolder', {
          folder,
          files: groupedCount(length),
          most: groupedCount(filesPerFolder),
        }),
      );
  for (const file of fileBytes === Infinity ? [] : own) {
    const { size } = await stat(join(site, file));
    if (size > fileBytes)
      lines.push(message('target.largeFile', { file, size: megabytes(size), most: megabytes(fileBytes) }));
  }
  return all.length > maxFiles ? [...lines, message('target.fewerFiles')] : lines;
}

function moveFiles(from: string, to: string, files: readonly string[]): void {
  for (const file of files.filter((each) => existsSync(join(from, each)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
}

/**
 * Uploads a site without the files of other hosts (decision 128, Files of hosts), which are moved aside meanwhile. The next
 * run moves back those of a run that was killed.
 */
async function withoutOtherHosts<Result>(
  {
    site,
    aside,
    ownFiles,
  }: { readonly site: string; readonly aside: string; readonly ownFiles: readonly string[] },
  upload: () => Promise<Result>,
): Promise<Result> {
  const others = [...HOST_FILES].filter((file) => !ownFiles.includes(file));
  mkdirSync(aside, { recursive: true });
  moveFiles(site, aside, others);
  try {
    return await upload();
  } finally {
    moveFiles(aside, site, [...HOST_FILES]);
    rmSync(aside, { recursive: true });
  }
}

/** The target of a project of a host. */
export function hostTarget(
  store: ReleaseStore,
  { host, project }: Extract<Address, { kind: 'host' }>,
  context: TargetContext,
): Target {
  const { options } = context;
  const env = { ...process.env, ...context.env };
  const tool = HOSTS[host];
  const missing = tool.variables.filter((name) => !env[name]);
  // Before anything is fetched and built.
  if (missing.length > 0 && !options.isDryRun)
    throw new PublishFailure(
      EXIT.usage,
      message('target.noVariable', { count: missing.length, names: missing.join(' y ') }),
    );
  return {
    store,
    servesCompressed: false,
    canResume: true,
    checkConnection: skip,
    async checkLimits(site) {
      const retained = readRecords(store).flatMap(({ assets }) =>
        assets.map((asset) => `${HASHED}/${asset}`),
      );
      const limits = { ...tool.limits, ...(options.maxFiles && { files: options.maxFiles }) };
      const lines = await excessLines(site, retained, limits);
      if (lines.length > 0)
        throw new PublishFailure(EXIT.limit, message('target.tooMuch', { host: tool.name }), lines);
    },
    upload: skip,
    configureServer: skip,
    async activate({ id }) {
      const site = store.siteOf(id);
      const aside = join(store.folder, 'aside', id);
      const run = {
        args: tool.args(site, project, aside),
        cwd: store.folder,
        env: { ...env, ...tool.quiet },
      };
      const { ownFiles } = tool;
      const { code, lastLines } = await withoutOtherHosts({ site, aside, ownFiles }, () =>
        runTool(tool, run),
      );
      if (code !== 0)
        throw new PublishFailure(
          EXIT.target,
          message('target.toolFailed', { command: tool.command, code }),
          lastLines,
        );
    },
    removeUnused: skip,
  };
}
