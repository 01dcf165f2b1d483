/** Runs an upload program, and returns its last output without secrets. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { programFile } from '../../commands/has-program.ts';
import { maskCredentialsInText } from '../../commands/mask-credentials.ts';
import { killOnExit } from '../../commands/process.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { message } from '../messages.ts';

/** A program, and the command that installs it. */
export interface Tool {
  readonly command: string;
  readonly install: string;
}

/** How a program is run. */
interface ToolRun {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Matches the report of a file that failed; the program is stopped after some of them. */
  readonly failedFile?: RegExp;
  readonly timeoutMs?: number | undefined;
}

/** How a program ended. */
export interface ToolResult {
  readonly code: number;
  readonly lastLines: readonly string[];
}

const MAX_LINES = 12;
const MAX_FAILED_FILES = 3;
const MAX_OUTPUT_CHARS = 16_384;
/** Names of variables with secret values. */
const SECRET = /TOKEN|SECRET|PASSWORD|ACCESS_KEY|API_KEY/i;
const MIN_SECRET_CHARS = 6;

/** The last lines of an output, without colours and the values of secret variables. */
function lastLinesOf(output: string, env: NodeJS.ProcessEnv): readonly string[] {
  let text = stripVTControlCharacters(output);
  for (const [name, value = ''] of Object.entries(env))
    if (SECRET.test(name) && value.length >= MIN_SECRET_CHARS) text = text.replaceAll(value, '…');
  const lines = maskCredentialsInText(text)
    .split('\n')
    .map((line) => line.trim());
  return lines.filter((line) => line !== '').slice(-MAX_LINES);
}

const packageSchema = z.object({
  name: z.string(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]),
});

/** The script of a program in a package; undefined when the package does not have it. */
function scriptIn(folder: string, command: string): string | undefined {
  const manifest = join(folder, 'package.json');
  try {
    const { name, bin } = packageSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
    const script = typeof bin === 'string' ? name === command && bin : bin[command];
    return script && existsSync(join(folder, script)) ? join(folder, script) : undefined;
  } catch {
    // A package without programs, or no package.
    return undefined;
  }
}

/**
 * The command line that starts a program. On Windows, Node does not start the `.cmd` files of npm: it runs their scripts.
 * @returns undefined for a `.cmd` file whose script is not found
 */
export function toolCommand(
  command: string,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): readonly [string, ...string[]] | undefined {
  const file = platform === 'win32' ? programFile(command, env, platform) : undefined;
  if (file === undefined) return [command];
  if (!/^\.(?:cmd|bat)$/i.test(extname(file))) return [file];
  const folder = dirname(file);
  // Installed in the project, or globally.
  const packages = basename(folder) === '.bin' ? dirname(folder) : join(folder, 'node_modules');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  const script = names.map((name) => scriptIn(join(packages, name), command)).find(Boolean);
  return script === undefined ? undefined : [process.execPath, script];
}

/**
 * Runs a program to its end.
 * @throws PublishFailure when it is not installed
 */
export function runTool(
  { command, install }: Tool,
  { args, cwd, env, failedFile, timeoutMs }: ToolRun,
): Promise<ToolResult> {
  const missing = () =>
    new PublishFailure(EXIT.target, message('target.noTool', { command }), [
      message('target.install', { install }),
    ]);
  return new Promise((resolve, reject) => {
    const [file, ...first] = toolCommand(command, env) ?? [];
    if (file === undefined) return reject(missing());
    const child = spawn(file, [...first, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    killOnExit(child);
    const streams = [child.stdout, child.stderr];
    const timeout =
      timeoutMs &&
      setTimeout(() => {
        child.kill();
        // Its own children may survive and keep the streams open.
        for (const stream of streams) stream.destroy();
      }, timeoutMs);
    let output = '';
    let failedFiles = 0;
    const onData = (chunk: string): void => {
      output = `${output}${chunk}`.slice(-MAX_OUTPUT_CHARS);
      failedFiles += failedFile ? chunk.split(failedFile).length - 1 : 0;
      if (failedFiles >= MAX_FAILED_FILES) child.kill();
    };
    for (const stream of streams) stream.setEncoding('utf8').on('data', onData);
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? missing() : error),
    );
    child.once('close', (code) => {
      clearTimeout(timeout);
      resolve({ code: code ?? 1, lastLines: lastLinesOf(output, env) });
    });
  });
}
