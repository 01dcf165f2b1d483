/**
 * Writes the headers for the server of a target. The file names the inline scripts of the live and the next release and
 * is read before the switch, so that both work at that moment.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../commands/process.ts';
import { replaceFile } from '../../commands/replace-file.ts';
import { renderNginx } from '../../publish/hosts/nginx.ts';
import { type Policy, policySchema } from '../../publish/policy.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { waitForHeaders } from '../live/check-live-address.ts';
import type { Reporter } from '../report.ts';
import { MESSAGES } from '../words.ts';
import { unseen } from './marks.ts';
import { currentReleaseId, type ReleaseStore } from './releases.ts';

/** A file that configures the headers of a server. */
export interface ServerFile {
  readonly name: string;
  readonly render: (policy: Policy) => string;
}

/** The configuration of an nginx that shows a folder. */
export const nginxFile = (root: string, hasBrotli: boolean): ServerFile => ({
  name: 'nginx.conf',
  render: (policy) => renderNginx(policy, root, hasBrotli ? ['gzip', 'brotli'] : ['gzip']),
});

/** What the preparation works with. */
export interface Preparation {
  readonly options: { readonly reload: string; readonly live: string };
  readonly target: ReleaseStore;
  readonly serverFile: ServerFile;
  /** A line for a shell that brings the file to a server elsewhere, and has it read there by a command; '' is none. */
  readonly send?: (reload: string) => string;
  readonly report: Reporter;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Milliseconds that a command may take which has the file read. */
  readonly deadlineMs?: number;
}

const STDERR = 2;
/** A server reads its configuration in a second; a command that waits for somebody is given up. */
const RELOADED_MS = 120_000;

const itself = (reload: string): string => reload;

const policyOf = (target: ReleaseStore, id: string): Policy =>
  policySchema.parse(JSON.parse(readFileSync(join(target.siteOf(id), 'policy.json'), 'utf8')));

/** The policy of a release that allows the inline parts of another one, too. */
export function mergedPolicy(next: Policy, live: Policy | undefined): Policy {
  const both = (kind: 'scripts' | 'styles'): string[] =>
    [...new Set([...next.hashes[kind], ...(live?.hashes[kind] ?? [])])].sort();
  return { services: next.services, hashes: { scripts: both('scripts'), styles: both('styles') } };
}

interface Configuration {
  readonly policy: Policy;
  readonly text: string;
}

function configuration(file: ServerFile, next: Policy, live: Policy | undefined): Configuration {
  const render = (policy: Policy): Configuration => ({ policy, text: file.render(policy) });
  try {
    return render(mergedPolicy(next, live));
  } catch {
    // Both together are longer than a header may be: the next release's own it is.
    return render(next);
  }
}

/** The policy of a release that may have been taken away by hand. */
const policyIfThere = (target: ReleaseStore, id: string | undefined): Policy | undefined =>
  id !== undefined && existsSync(join(target.siteOf(id), 'policy.json')) ? policyOf(target, id) : undefined;

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** The server may read its configuration as another user. */
const READABLE = 0o644;

/**
 * Writes the file, and has it read where it is another than the one that was read last.
 * @throws PublishFailure when the server would not read it
 */
export async function prepareServer(preparation: Preparation, id: string): Promise<void> {
  const { options, target, serverFile, send = itself, report, sleep, deadlineMs = RELOADED_MS } = preparation;
  const { policy, text } = configuration(
    serverFile,
    policyOf(target, id),
    policyIfThere(target, currentReleaseId(target)),
  );
  const file = join(target.folder, serverFile.name);
  const lastRead = join(target.folder, `.${serverFile.name}-read`);
  const before = textOf(lastRead);
  const shown = textOf(file);
  // After a look that found something wrong, nobody knows whether it was read indeed.
  if (before === text && shown === text && unseen.id(target) === undefined) return;
  // An unchanged file needs no room: a release can be taken back on a full disk.
  if (shown !== text) replaceFile(file, text, READABLE);
  const { reload, live } = options;
  const line = send(reload);
  if (
    line !== '' &&
    (await run('sh', ['-c', line], { cwd: target.folder, output: STDERR, deadlineMs })) !== 0
  ) {
    // A server that starts again finds the one that it could read.
    if (before !== undefined) replaceFile(file, before, READABLE);
    throw new PublishFailure(EXIT.target, MESSAGES.notReloaded(reload || line));
  }
  if (reload === '') {
    // Nobody knows whether it is read: a later publication that can have it read does so.
    if (shown !== undefined && shown !== text) report.say(MESSAGES.reloadByHand(serverFile.name));
    return;
  }
  if (live !== '') await waitForHeaders({ live, fetch: globalThis.fetch, sleep }, policy);
  replaceFile(lastRead, text);
}
