/** `npm run dev`: the shop with hot reload, against the services of `PUBLIC_API_URL` or a sandbox of its own. */
import { join, resolve } from 'node:path';
import { readArguments, usage } from './commands/arguments.ts';
import { readEnvironment } from './commands/environment.ts';
import { freePort } from './commands/ports.ts';
import { onEnd, run } from './commands/process.ts';
import { imageService, startShopSandbox, stateFile } from './commands/shop.ts';
import { fail, say, step } from './commands/steps.ts';

const root = resolve(import.meta.dirname, '..');
const API_PORT = 4400;

const serveWithReload = (port: number, env: NodeJS.ProcessEnv): Promise<number> => {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const args = [astro, 'dev', '--port', String(port)];
  return run(process.execPath, args, { cwd: root, env: { PUBLIC_APP_ENV: 'development', ...env } });
};

/** What an editor wants to look at: the shop's own menu with the files of this folder. */
async function developAgainst(services: string, port: number): Promise<number> {
  say(`  services: ${services} (PUBLIC_API_URL)`);
  onEnd(() => undefined);
  return serveWithReload(await freePort(port), process.env);
}

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
  const code = await serveWithReload(shop.port, {
    ...shop.env,
    // Astro's own server passes nothing on to the image service.
    PUBLIC_IMAGE_TEMPLATE: `${imageService(shop.apiOrigin)}{width}/{format}/{name}`,
  });
  await shop.close();
  return code;
}

try {
  const { port, products, help } = readArguments(process.argv.slice(2));
  if (help) process.stdout.write(usage('run dev'));
  else {
    const services = readEnvironment(root, process.env)['PUBLIC_API_URL'];
    process.exit(await (services ? developAgainst(services, port) : develop(port, products)));
  }
} catch (error) {
  fail(error);
}
