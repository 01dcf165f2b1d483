/** Hashes the inputs of a build, to reuse the build while they are the same. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Source files of the pages. */
const SOURCES = [
  'src',
  'public',
  'locales',
  'scripts/astro',
  'scripts/build',
  'scripts/html',
  'scripts/publish',
  'scripts/sandbox',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env',
  '.env.production',
];

/** The files of a folder, or the file itself; empty if the path does not exist. */
export function filesBelow(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [path];
  }
}

/** The environment variables that affect a build, by name. */
export function buildVariables(env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const entries = Object.entries(env).filter(([name]) =>
    /^(PUBLIC_|IMAGE_SERVICE_URL$|HSTS_SUBDOMAINS$|SERVICE_WORKER$)/.test(name),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']).sort());
}

/**
 * Hashes the files, the environment and the sandbox's options.
 * @param catalogue options of the sandbox; undefined for a real service
 */
export function hashInputs(root: string, env: NodeJS.ProcessEnv, catalogue: unknown): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(join(root, source)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.update(JSON.stringify([buildVariables(env), catalogue, process.version])).digest('hex');
}
