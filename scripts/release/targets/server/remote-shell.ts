/** rsync and a shell on another machine, by ssh or by what `RSYNC_RSH` names in its place. */
import { EXIT, PublishFailure } from '../../failure.ts';
import { runTool, type Tool } from '../run-tool.ts';
import { TARGET_MESSAGES } from '../words.ts';

const RSYNC: Tool = { command: 'rsync', install: 'sudo apt-get install rsync (aquí y en el servidor)' };
const SHELL: Tool = { command: 'sh', install: 'sudo apt-get install dash' };

/** Rights are those of a server, whatever this machine gives; files count as the same by what is in them. */
const AS_THEY_ARE = ['--recursive', '--links', '--perms', '--chmod=D755,F644', '--checksum'];

/** A word that a shell takes as it is. */
const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** What can be done on another machine. */
export interface RemoteShell {
  /** Copies what is in a folder to one there. */
  readonly copy: (from: string, to: string, args: readonly string[]) => Promise<void>;
  /** Runs a script there, and answers what it ended with. */
  readonly run: (script: string) => Promise<number>;
  /** Rejects where the machine is not reached in a minute, in which somebody may be asked for a password. */
  readonly reach: () => Promise<void>;
  /** A line for a shell of this machine that runs a script there. */
  readonly lineFor: (script: string) => string;
  /** A line for a shell of this machine that copies a file there. */
  readonly copyLine: (from: string, to: string) => string;
}

/** How the other machine is reached. */
interface Way {
  readonly host: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** What ssh ends with when it did not come to the script. */
const UNREACHABLE = 255;
const REACHED_MS = 60_000;
/** A machine that has gone away meanwhile is noticed (ssh_config(5)). */
const SSH = 'ssh -o ConnectTimeout=20 -o ServerAliveInterval=15 -o ServerAliveCountMax=4';
/** Seconds without a byte after which a copy is given up. */
const QUIET_SECONDS = '300';

/** A shell on a machine. Its verbs throw a `PublishFailure` when the machine is not reached. */
export function openRemoteShell({ host, cwd, env }: Way): RemoteShell {
  const ssh = env['RSYNC_RSH'] || SSH;
  const lineFor = (script: string): string => `${ssh} ${quoted(host)} ${quoted(script)}`;
  const noServer = (lines: readonly string[]): PublishFailure =>
    new PublishFailure(EXIT.target, TARGET_MESSAGES.noServer(host), lines);
  return {
    lineFor,
    async reach() {
      const { code, lastLines } = await runTool(SHELL, {
        args: ['-c', lineFor('true')],
        cwd,
        env,
        deadlineMs: REACHED_MS,
      });
      if (code !== 0) throw noServer(lastLines);
    },
    copyLine: (from, to) =>
      `rsync --perms --chmod=F644 --rsh=${quoted(ssh)} ${quoted(from)} ${quoted(`${host}:${to}`)}`,
    async copy(from, to, args) {
      // Names every file, so that it ends at the first that nobody reads any more.
      const rsync = {
        args: [
          '-v',
          `--rsh=${ssh}`,
          `--timeout=${QUIET_SECONDS}`,
          ...AS_THEY_ARE,
          ...args,
          `${from}/`,
          `${host}:${to}/`,
        ],
        cwd,
        env,
      };
      const { code, lastLines } = await runTool(RSYNC, rsync);
      if (code !== 0) throw new PublishFailure(EXIT.target, TARGET_MESSAGES.brokenOff, lastLines);
    },
    async run(script) {
      const { code, lastLines } = await runTool(SHELL, { args: ['-c', lineFor(script)], cwd, env });
      if (code === UNREACHABLE) throw noServer(lastLines);
      return code;
    },
  };
}
