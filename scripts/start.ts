/** `npm start`: starts the sandbox, builds the shop against it, and serves the shop as a CDN would. */
import { join, resolve } from 'node:path';
import { buildSite, isBuilt, rememberBuild } from './build/build-site.ts';
import { readArguments, type StartArguments, usage } from './commands/arguments.ts';
import { hashInputs } from './commands/inputs.ts';
import { onEnd } from './commands/process.ts';
import { startShopSandbox, stateFile } from './commands/shop.ts';
import { fail, say, step } from './commands/steps.ts';
import { serve } from './serve/serve.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist');
const API_PORT = 4400;

async function start({ port, products, host, origin }: StartArguments): Promise<void> {
  const open: (() => Promise<void>)[] = [];
  onEnd(async () => {
    await Promise.all(open.map((close) => close()));
  });
  const shop = await step('sandbox: store API, cart service and card provider', () =>
    startShopSandbox({
      root,
      port,
      apiPort: API_PORT,
      products,
      state: stateFile(root, products),
      faults: false,
      host,
      origin,
    }),
  );
  open.push(shop.close);
  const inputs = hashInputs(root, shop.env, shop.catalogue);
  if (isBuilt(root, folder, inputs)) say('✓ build: nothing has changed since the last one');
  else
    await step('build: every page of the shop', async () => {
      await buildSite({ root, folder, env: shop.env });
      rememberBuild(root, folder, inputs);
    });
  const server = await step('preview server', () =>
    serve({ root: folder, port: shop.port, ...(host !== undefined && { host }) }),
  );
  open.push(server.close);
  say(`\n  Sandbox   ${shop.apiOrigin}/   (test cards, tax ids and users; its calls: /openapi.json)`);
  say(`  Shop      ${shop.siteOrigin}   (Ctrl-C ends everything)`);
}

try {
  const wanted = readArguments(process.argv.slice(2));
  if (wanted.help) process.stdout.write(usage('start'));
  else await start(wanted);
} catch (error) {
  fail(error);
}
