/** How a program is started: on Windows a name alone finds `.exe` only, and npm installs files of commands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'zod';
import { programFile } from '../../commands/has-program.ts';

const packageSchema = z.object({
  name: z.string(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]),
});

function readBin(folder: string): z.infer<typeof packageSchema> | undefined {
  try {
    return packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  } catch {
    // A package without programs, or no package.
    return undefined;
  }
}

/** The script of a program that npm has installed, whose file of commands is in a folder. */
function scriptOf(command: string, folder: string): string | undefined {
  // Of the project, or of the whole machine.
  const packages = basename(folder) === '.bin' ? dirname(folder) : join(folder, 'node_modules');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  return names
    .map((name) => {
      const { name: own, bin } = readBin(join(packages, name)) ?? {};
      const script = typeof bin === 'string' ? own === command && bin : bin?.[command];
      return script ? join(packages, name, script) : '';
    })
    .find((script) => script !== '' && existsSync(script));
}

/**
 * The command line that starts a program. Node refuses to start a file of commands (`.cmd`, `.bat`) without a shell, which
 * would read the arguments again: its script is started instead.
 * @returns undefined for a file of commands whose script is not found
 */
export function toolCommand(
  command: string,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): readonly [string, ...string[]] | undefined {
  if (platform !== 'win32') return [command];
  const file = programFile(command, env, platform);
  if (file === undefined) return [command];
  if (!/^\.(?:cmd|bat)$/i.test(extname(file))) return [file];
  const script = scriptOf(command, dirname(file));
  return script === undefined ? undefined : [process.execPath, script];
}
