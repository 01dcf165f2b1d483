/**
 * Writes the headers for the server of a target. The file allows the inline scripts of the live and of the next release, and
 * is loaded before the switch, so that both work at that moment.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../commands/process.ts';
import { replaceFile } from '../../commands/replace-file.ts';
import { renderNginx } from '../../publish/hosts/nginx.ts';
import { type Policy, policySchema } from '../../publish/policy.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { message } from '../messages.ts';
import type { Reporter } from '../report.ts';
import { currentReleaseId, type ReleaseStore, unverified } from '../store/release-store.ts';
import { waitForHeaders } from '../verify/check-address.ts';

/** A file that configures the headers of a server. */
interface ServerFile {
  readonly name: string;
  readonly render: (policy: Policy) => string;
}

/** The configuration of an nginx that serves a folder. */
export const nginxFile = (root: string, hasBrotli: boolean): ServerFile => ({
  name: 'nginx.conf',
  render: (policy) => renderNginx(policy, root, hasBrotli ? ['gzip', 'brotli'] : ['gzip']),
});

/** A server and how to configure it. */
interface ServerSetup {
  readonly options: { readonly reload: string; readonly live: string };
  readonly store: ReleaseStore;
  readonly serverFile: ServerFile;
  /** The shell command that copies the file to another server and runs `reload` there; '' runs nothing. */
  readonly commandFor?: (reload: string) => string;
  readonly report: Reporter;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly timeoutMs?: number;
}

const STDERR = 2;
/** A server loads its configuration in a second; a command that waits for somebody is stopped. */
const RELOAD_TIMEOUT_MS = 120_000;
/** The server may read its configuration as another user. */
const READABLE = 0o644;

/** The policy of a release; undefined when somebody removed it by hand. */
function readPolicy(store: ReleaseStore, id = ''): Policy | undefined {
  const file = join(store.siteOf(id), 'policy.json');
  return id !== '' && existsSync(file)
    ? policySchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : undefined;
}

/** The policy of a release that also allows the inline scripts and styles of another. */
export function mergePolicies(next: Policy, live: Policy | undefined): Policy {
  const merge = (kind: 'scripts' | 'styles'): string[] =>
    [...new Set([...next.hashes[kind], ...(live?.hashes[kind] ?? [])])].sort();
  return { services: next.services, hashes: { scripts: merge('scripts'), styles: merge('styles') } };
}

function renderFile(file: ServerFile, next: Policy, live: Policy | undefined) {
  const merged = mergePolicies(next, live);
  try {
    return { policy: merged, text: file.render(merged) };
  } catch {
    // Both policies together exceed the length of a header.
    return { policy: next, text: file.render(next) };
  }
}

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/**
 * Writes the server's configuration, and has it loaded when it differs from the one that was loaded last.
 * @throws PublishFailure when the server does not accept it
 */
export async function configureServer(setup: ServerSetup, id: string): Promise<void> {
  const { options, store, serverFile, commandFor = (reload) => reload, report, sleep } = setup;
  const { reload, live } = options;
  const next = readPolicy(store, id);
  if (!next) throw new Error(`${store.siteOf(id)} has no policy.json.`);
  const { policy, text } = renderFile(serverFile, next, readPolicy(store, currentReleaseId(store)));
  const file = join(store.folder, serverFile.name);
  const loadedFile = join(store.folder, `.${serverFile.name}-read`);
  const [written, loaded] = [textOf(file), textOf(loadedFile)];
  // After a failed verification it is unknown whether the server has loaded it.
  if (loaded === text && written === text && unverified.id(store) === undefined) return;
  // An unchanged file needs no room, so a rollback works on a full disk.
  if (written !== text) replaceFile(file, text, READABLE);
  const command = commandFor(reload);
  const timeout = { deadlineMs: setup.timeoutMs ?? RELOAD_TIMEOUT_MS };
  const shell = { cwd: store.folder, output: STDERR, ...timeout };
  if (command !== '' && (await run('sh', ['-c', command], shell)) !== 0) {
    // A server that restarts needs the configuration that it accepted.
    if (loaded !== undefined) replaceFile(file, loaded, READABLE);
    throw new PublishFailure(EXIT.target, message('notReloaded', { command: reload || command }));
  }
  if (reload === '') {
    // A later publication with a reload command has it loaded.
    if (written !== undefined && written !== text)
      report.say(message('reloadByHand', { file: serverFile.name }));
    return;
  }
  if (live !== '') await waitForHeaders({ live, fetch: globalThis.fetch, sleep }, policy);
  replaceFile(loadedFile, text);
}
