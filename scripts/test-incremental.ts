/** `npm run test:incremental`: makes fifty changes of a catalogue, and after every fifth compares an incremental build with a full one. */
import { join, resolve } from 'node:path';
import { run } from './commands/process.ts';

const root = resolve(import.meta.dirname, '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const args = ['run', '--config', 'tests/vitest.config.ts', 'tests/unit/build/incremental.test.ts'];
const env = { ...process.env, INCREMENTAL_ROUNDS: process.env['INCREMENTAL_ROUNDS'] ?? '10' };

process.exitCode = await run(process.execPath, [vitest, ...args], { cwd: root, env });
