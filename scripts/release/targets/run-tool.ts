/** Runs an upload program and reports its output when it fails. */
import { spawn } from 'node:child_process';
import { maskCredentialsInText } from '../../commands/mask-credentials.ts';
import { killOnExit } from '../../commands/process.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { toolCommand } from './tool-command.ts';
import { TARGET_MESSAGES } from './words.ts';

/** A program, and how it is come by where it is missing. */
export interface Tool {
  readonly command: string;
  /** The command that installs it. */
  readonly install: string;
}

/** What a program is run with. */
export interface ToolRun {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** What its words hold for each file that it gave up; after some of them it is ended, and need not try all others. */
  readonly givenUp?: RegExp;
  /** Milliseconds after which it is ended, whatever it waits for. */
  readonly deadlineMs?: number;
}

/** How a program ended. */
interface ToolResult {
  readonly code: number;
  /** Its last words on both streams, without secrets. */
  readonly lastLines: readonly string[];
}

const LAST_LINES = 12;
const MAX_GIVEN_UP = 3;
const LONGEST_MEMORY = 16_384;
/** Variables whose value nobody is shown. */
const SECRET = /TOKEN|SECRET|PASSWORD|ACCESS_KEY|API_KEY/i;
const SHORTEST_SECRET = 6;

/** A text without the values of secret variables. */
function withoutSecrets(text: string, env: NodeJS.ProcessEnv): string {
  const secrets = Object.entries(env).flatMap(([name, value = '']) =>
    SECRET.test(name) && value.length >= SHORTEST_SECRET ? [value] : [],
  );
  return maskCredentialsInText(secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text));
}

/** What a terminal takes for colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one.
const COLOURS = /\u001b\[[\d;]*m/g;

const lastLinesOf = (text: string): readonly string[] =>
  text
    .replace(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(-LAST_LINES);

/**
 * Runs a program to its end. It writes to us alone, so that it ends at its next word when we are gone.
 * @throws PublishFailure when it is not installed
 */
export function runTool(
  { command, install }: Tool,
  { args, cwd, env, givenUp, deadlineMs }: ToolRun,
): Promise<ToolResult> {
  const missing = () =>
    new PublishFailure(EXIT.target, TARGET_MESSAGES.noTool(command), [TARGET_MESSAGES.install(install)]);
  return new Promise((done, failed) => {
    const [file, ...first] = toolCommand(command, env) ?? [];
    if (file === undefined) return failed(missing());
    const child = spawn(file, [...first, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    killOnExit(child);
    const giveUp = (): void => {
      child.kill();
      // What it has begun itself may go on, and hold them open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    };
    const deadline = deadlineMs && setTimeout(giveUp, deadlineMs);
    let words = '';
    let count = 0;
    const listen = (chunk: string): void => {
      words = `${words}${chunk}`.slice(-LONGEST_MEMORY);
      count += givenUp ? chunk.split(givenUp).length - 1 : 0;
      if (count >= MAX_GIVEN_UP) child.kill();
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', listen);
    child.once('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'ENOENT' ? missing() : error),
    );
    child.once('close', (code) => {
      clearTimeout(deadline);
      done({ code: code ?? 1, lastLines: lastLinesOf(withoutSecrets(words, env)) });
    });
  });
}
