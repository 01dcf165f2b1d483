/** A source file and what it imports, as one classic script. */
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { BUILD_TARGET } from './browsers.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Bundles a standalone script.
 * @param source path inside the project
 * @param define texts that replace a name of the source, as JSON
 */
export async function bundleScript(
  source: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      target: BUILD_TARGET,
      lib: { entry: join(ROOT, source), formats: ['iife'], name: 'script', fileName: 'script' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const [code] = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  if (code === undefined) throw new Error(`${source} was not bundled.`);
  return code;
}
