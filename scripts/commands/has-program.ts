/** Programs by their names, as a shell finds them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The endings that Windows tries, in its order; elsewhere a program has none. */
function endingsOf(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): readonly string[] {
  if (platform !== 'win32') return [''];
  return (env['PATHEXT'] || '.COM;.EXE;.BAT;.CMD').split(';').map((ending) => ending.toLowerCase());
}

/** Where systems have programs of administrators, which are not in every user's path. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The file of a program of this machine; undefined when it is not installed. */
export const programFile = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS]
    .map((folder) => join(folder, name))
    .find(existsSync);

/** Whether a program can be run by its name. */
export function hasProgram(
  name: string,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = endingsOf(env, platform);
  return folders.some((folder) => endings.some((ending) => existsSync(join(folder, name + ending))));
}
