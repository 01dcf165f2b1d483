/** Finds programs by name, as a shell does. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The value of a variable; on Windows its name is case-insensitive (`Path`). */
function variable(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name] ?? env[Object.keys(env).find((each) => each.toUpperCase() === name) ?? name];
}

/** The program endings of Windows, in order; none on other systems. */
function endingsOf(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): readonly string[] {
  if (platform !== 'win32') return [''];
  const endings = variable(env, 'PATHEXT') || '.COM;.EXE;.BAT;.CMD';
  return endings.split(';').map((ending) => ending.toLowerCase());
}

/** Folders of administrators' programs, which are not in every user's path. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function findIn(folders: readonly string[], name: string, endings: readonly string[]): string | undefined {
  return folders
    .flatMap((folder) => endings.map((ending) => join(folder, name + ending)))
    .find((file) => existsSync(file));
}

function foldersOf(env: NodeJS.ProcessEnv): readonly string[] {
  return (variable(env, 'PATH') ?? '').split(delimiter).filter((folder) => folder !== '');
}

/** The file of a program on this machine; undefined if it is not installed. */
export function programFile(
  name: string,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  return findIn([...foldersOf(env), ...SYSTEM_FOLDERS], name, endingsOf(env, platform));
}

/** Whether a program is installed. */
export function hasProgram(
  name: string,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean {
  return findIn(foldersOf(env), name, endingsOf(env, platform)) !== undefined;
}
