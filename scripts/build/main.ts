/** `npm run build`: builds `dist/` from the environment alone. A failed build does not change `dist/`. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hashInputs } from '../commands/inputs.ts';
import { onEnd } from '../commands/process.ts';
import { fail, step } from '../commands/steps.ts';
import { buildSite, rememberBuild } from './build-site.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'dist');

const HELP = `npm run build

  Builds the shop from the environment (.docs/configuration.md) into dist/. It takes no arguments.
`;

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  onEnd(() => undefined);
  await step('build: every page of the shop', async () => {
    const inputs = hashInputs(root, process.env, undefined);
    await buildSite({ root, folder, env: process.env });
    rememberBuild(root, folder, inputs);
  });
} catch (error) {
  fail(error);
}
