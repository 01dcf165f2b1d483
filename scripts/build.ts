/** `npm run build`: `dist/` from the environment alone. A build that fails leaves the old `dist/` as it is. */
import { join, resolve } from 'node:path';
import { buildSite, rememberBuild } from './commands/build-site.ts';
import { hashInputs } from './commands/inputs.ts';
import { onEnd } from './commands/process.ts';
import { fail, step } from './commands/steps.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist');

try {
  onEnd(() => undefined);
  await step('build: every page of the shop', async () => {
    await buildSite({ root, folder, env: process.env });
    rememberBuild(root, folder, hashInputs(root, process.env, undefined));
  });
} catch (error) {
  fail(error);
}
