/** `npm run dev`: the sandbox, and the shop with hot reload against it. */
import { join, resolve } from 'node:path';
import { readArguments, usage } from './commands/arguments.ts';
import { onEnd, run } from './commands/process.ts';
import { imageService, startShopSandbox, stateFile } from './commands/shop.ts';
import { fail, step } from './commands/steps.ts';

const root = resolve(import.meta.dirname, '..');
const API_PORT = 4400;

async function develop(port: number, products: number): Promise<number> {
  const shop = await step('sandbox: store API, cart service and card provider', () =>
    startShopSandbox({
      root,
      port,
      apiPort: API_PORT,
      products,
      state: stateFile(root, products),
      faults: true,
    }),
  );
  onEnd(shop.close);
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const code = await run(process.execPath, [astro, 'dev', '--port', String(shop.port)], {
    cwd: root,
    // Astro's own server passes nothing on to the image service.
    env: {
      PUBLIC_APP_ENV: 'development',
      ...shop.env,
      PUBLIC_IMAGE_TEMPLATE: `${imageService(shop.apiOrigin)}{width}/{format}/{name}`,
    },
  });
  await shop.close();
  return code;
}

try {
  const { port, products, help } = readArguments(process.argv.slice(2));
  if (help) process.stdout.write(usage('run dev'));
  else process.exit(await develop(port, products));
} catch (error) {
  fail(error);
}
