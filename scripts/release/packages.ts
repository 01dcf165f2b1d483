/** The packages that a release was made with, as npm lists them from the lockfile: CycloneDX, with checksums and licences. */
import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const ARGS = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--package-lock-only',
  '--omit=dev',
];

/** More than such a list ever has. */
const MAX_BYTES = 64 * 1024 * 1024;

const listSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ purl: z.string() })).min(1),
});

const MANIFEST = z.object({ name: z.string() });

/** npm as it started us, or the one of the path. */
function npmCommand(env: NodeJS.ProcessEnv): readonly [string, ...string[]] {
  const cli = env['npm_execpath'] ?? '';
  return basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm'];
}

/**
 * Lists `dependencies` and all that they bring.
 * @param manifest text of the project's `package.json`, after which npm's list is named: npm takes the folder's name
 * @throws Error when npm has no such list, as versions before 9.9 have not
 */
export async function listPackages(root: string, manifest: string, env: NodeJS.ProcessEnv): Promise<string> {
  const [command, ...first] = npmCommand(env);
  // On Windows npm is a file of commands, which only a shell runs.
  const shell = process.platform === 'win32' && command === 'npm';
  const options = { cwd: root, env, maxBuffer: MAX_BYTES, shell };
  const { stdout } = await promisify(execFile)(command, [...first, ...ARGS], options);
  const list = listSchema.parse(JSON.parse(stdout));
  list.metadata.component.name = MANIFEST.parse(JSON.parse(manifest)).name;
  return `${JSON.stringify(list, null, 1)}\n`;
}
