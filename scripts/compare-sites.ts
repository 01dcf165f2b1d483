/** `node scripts/compare-sites.ts A B`: compares two built sites byte for byte. */
import { resolve } from 'node:path';
import { compareSites } from './commands/compare-sites.ts';
import { fail, say } from './commands/steps.ts';

const MAX_SHOWN = 40;

try {
  const [one, other] = process.argv.slice(2);
  if (!one || !other) throw new Error('node scripts/compare-sites.ts <folder> <folder>');
  const differences = await compareSites(resolve(one), resolve(other));
  for (const { file, how } of differences.slice(0, MAX_SHOWN)) say(`${how}  ${file}`);
  say(differences.length === 0 ? 'the same' : `${differences.length} files differ`);
  if (differences.length > 0) process.exitCode = 1;
} catch (error) {
  fail(error);
}
