/** Programs by their names, as a shell finds them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A variable by its name; on Windows in capitals or not (`Path`). */
function variable(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name] ?? env[Object.keys(env).find((each) => each.toUpperCase() === name) ?? name];
}

/** The endings that Windows tries, in its order; elsewhere a program has none. */
function endingsOf(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): readonly string[] {
  if (platform !== 'win32') return [''];
  const endings = variable(env, 'PATHEXT') || '.COM;.EXE;.BAT;.CMD';
  return endings.split(';').map((ending) => ending.toLowerCase());
}

/** Where systems have programs of administrators, which are not in every user's path. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function findIn(folders: readonly string[], name: string, endings: readonly string[]): string | undefined {
  return folders
    .flatMap((folder) => endings.map((ending) => join(folder, name + ending)))
    .find((file) => existsSync(file));
}

function foldersOf(env: NodeJS.ProcessEnv): readonly string[] {
  return (variable(env, 'PATH') ?? '').split(delimiter).filter((folder) => folder !== '');
}

/** The file of a program of this machine; undefined when it is not installed. */
export function programFile(
  name: string,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  return findIn([...foldersOf(env), ...SYSTEM_FOLDERS], name, endingsOf(env, platform));
}

/** Whether a program can be run by its name. */
export function hasProgram(
  name: string,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean {
  return findIn(foldersOf(env), name, endingsOf(env, platform)) !== undefined;
}
