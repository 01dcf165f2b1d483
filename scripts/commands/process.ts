/** Runs child processes and ends them with the command. */
import { spawn } from 'node:child_process';

const FAILED_TO_START = 127;

/** The options of a command. */
export interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** An open file for its output, instead of the parent's output. */
  readonly output?: number | undefined;
  /** Opens a channel that disconnects when this process ends for any reason. */
  readonly isTied?: boolean;
  /** Milliseconds after which the command is ended. */
  readonly deadlineMs?: number | undefined;
}

const running = new Set<ReturnType<typeof spawn>>();
let ending = false;

function endAll(): void {
  for (const child of running) child.kill();
}

/** Ends a child when this process ends. */
export function killOnExit(child: ReturnType<typeof spawn>): void {
  if (!process.listeners('exit').includes(endAll)) process.on('exit', endAll);
  running.add(child);
  for (const event of ['error', 'exit'] as const) child.once(event, () => running.delete(child));
}

/**
 * Runs a command to its end, with its output on the parent's or in a file.
 * @returns its exit code; 127 when it could not be started, 128 + 15 when a signal ended it
 */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<number> {
  return new Promise((done) => {
    const { output = 'inherit', isTied = false, deadlineMs, ...rest } = options;
    const channel = isTied ? (['ipc'] as const) : [];
    const child = spawn(command, args, { ...rest, stdio: ['ignore', output, output, ...channel] });
    killOnExit(child);
    const deadline = deadlineMs && setTimeout(() => child.kill(), deadlineMs);
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      done(FAILED_TO_START);
    });
    child.on('exit', (code) => {
      clearTimeout(deadline);
      // During a shutdown, an ended child is not a failure.
      if (!ending) done(code ?? 143);
    });
  });
}

/** Calls `close` once on a signal (Ctrl-C, `kill`), ends the children of `run`, and exits with the shell's code for that signal. */
export function onEnd(close: () => Promise<void> | void): void {
  const end = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    for (const child of running) child.kill(signal);
    await close();
    process.exit(code);
  };
  process.on('SIGINT', () => end('SIGINT', 130));
  process.on('SIGTERM', () => end('SIGTERM', 143));
  process.on('SIGHUP', () => end('SIGHUP', 129));
}
