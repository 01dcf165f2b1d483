/** Bundles a source file with its imports as one classic script. */
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { BUILD_TARGET } from './browsers.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Bundles a script.
 * @param source path in the project
 * @param define the value of each constant in the source, as JSON
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
  const chunks = [result].flat().flatMap((output) => ('output' in output ? output.output : []));
  const chunk = chunks.find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${source} was not bundled.`);
  return chunk.code;
}
