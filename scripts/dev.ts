/** `npm run dev`: serves the shop with hot reload, against the services of `PUBLIC_API_URL` or a new sandbox. */
import { join, resolve } from 'node:path';
import { RESTART_EXIT_CODE } from './astro/restart-dev-server.ts';
import { readArguments, type StartArguments, usage } from './commands/arguments.ts';
import { readEnvironment } from './commands/environment.ts';
import { maskCredentials } from './commands/mask-credentials.ts';
import { freePort } from './commands/ports.ts';
import { onEnd, run } from './commands/process.ts';
import { publicOrigin } from './commands/public-origin.ts';
import { imageService, startShopSandbox, stateFile } from './commands/shop.ts';
import { fail, say, step } from './commands/steps.ts';
import { waitUntilValid } from './content/wait-until-valid.ts';

const root = resolve(import.meta.dirname, '..');
const API_PORT = 4400;

type Place = Pick<StartArguments, 'host' | 'origin'>;

const serveWithReload = (port: number, env: NodeJS.ProcessEnv, { host, origin }: Place): Promise<number> => {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  // Vite only answers other host names that are configured.
  const name = publicOrigin(origin, port);
  const args = [
    ...[astro, 'dev', '--port', String(port)],
    ...(host === undefined ? [] : ['--host', host]),
    ...(name === undefined ? [] : ['--allowed-hosts', new URL(name).hostname]),
  ];
  return run(process.execPath, args, {
    cwd: root,
    env: { PUBLIC_APP_ENV: 'development', ...env, STARTS_ANEW: '1' },
  });
};

/** Serves the files of this folder with the data of real services. */
async function developAgainst(services: string, port: number, place: Place): Promise<number> {
  say(`  services: ${maskCredentials(services)} (PUBLIC_API_URL)`);
  return serveWithReload(await freePort(port, { host: place.host }), process.env, place);
}

/** Closes the sandbox, if there is one. */
let close = async (): Promise<void> => undefined;

async function develop(port: number, products: number, place: Place): Promise<number> {
  const shop = await step('sandbox: store API, cart service and card provider', () =>
    startShopSandbox({
      root,
      port,
      apiPort: API_PORT,
      products,
      state: stateFile(root, products),
      faults: true,
      ...place,
    }),
  );
  close = shop.close;
  const env = {
    ...shop.env,
    // Astro's server does not forward requests to the image service.
    PUBLIC_IMAGE_TEMPLATE: `${imageService(shop.apiOrigin)}{width}/{format}/{name}`,
  };
  const code = await serveWithReload(shop.port, env, place);
  close = async () => undefined;
  await shop.close();
  return code;
}

/** Runs the development server until it ends; returns its exit code. */
async function serveOnce({ port, products, host, origin }: Omit<StartArguments, 'help'>) {
  await waitUntilValid(root, say);
  const services = readEnvironment(root, process.env)['PUBLIC_API_URL'];
  return services
    ? developAgainst(services, port, { host, origin })
    : develop(port, products, { host, origin });
}

try {
  const { help, ...wanted } = readArguments(process.argv.slice(2));
  if (help) process.stdout.write(usage('run dev'));
  else {
    onEnd(() => close());
    let code = RESTART_EXIT_CODE;
    while (code === RESTART_EXIT_CODE) code = await serveOnce(wanted);
    process.exit(code);
  }
} catch (error) {
  fail(error);
}
