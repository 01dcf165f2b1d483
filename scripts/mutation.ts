/**
 * `npm run mutation`: Stryker changes the rules of the shop one by one, and each change must make a test fail. It
 * takes minutes a folder, so it is not part of `npm test`; `npm run mutation -- domain/money
 * features/payment/store/order-history.ts` selects folders or files.
 */
import { resolve } from 'node:path';
import { onEnd, run } from './commands/process.ts';
import { fail } from './commands/steps.ts';

const root = resolve(import.meta.dirname, '..');
const rooms = process.argv.slice(2);

async function main(): Promise<void> {
  onEnd(() => undefined);
  const stryker = resolve(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const chosen = rooms.map((room) => (room.endsWith('.ts') ? `src/${room}` : `src/${room}/**/*.ts`));
  const mutate = chosen.length > 0 ? ['--mutate', chosen.join(',')] : [];
  const env = { ...process.env, MUTATION_REPORT: rooms.join('-').replaceAll(/[/.]/g, '-') || 'all' };
  process.exitCode = await run(
    process.execPath,
    [stryker, 'run', 'tests/mutation/stryker.config.mjs', ...mutate],
    { cwd: root, env },
  );
}

await main().catch(fail);
