/** Lists the packages of a release from the lockfile: npm's CycloneDX SBOM, with checksums and licences. */
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
const MAX_BYTES = 64 * 1024 * 1024;

const sbomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ purl: z.string() })).min(1),
});

const manifestSchema = z.object({ name: z.string() });

/**
 * Lists `dependencies` with all packages that they need.
 * @param manifest text of the project's `package.json`; npm names its list after the folder
 * @throws Error when npm cannot list them, as versions before 9.9
 */
export async function listPackages(root: string, manifest: string, env: NodeJS.ProcessEnv): Promise<string> {
  const cli = env['npm_execpath'] ?? '';
  const isNpm = basename(cli) === 'npm-cli.js';
  const [command, args] = isNpm ? [process.execPath, [cli, ...ARGS]] : ['npm', ARGS];
  // On Windows, npm is a command file that only a shell runs.
  const shell = process.platform === 'win32' && !isNpm;
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: root,
    env,
    maxBuffer: MAX_BYTES,
    shell,
  });
  const sbom = sbomSchema.parse(JSON.parse(stdout));
  sbom.metadata.component.name = manifestSchema.parse(JSON.parse(manifest)).name;
  return `${JSON.stringify(sbom, null, 1)}\n`;
}
