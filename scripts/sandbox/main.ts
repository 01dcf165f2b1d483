/** `npm run sandbox` runs the services until they are stopped. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { originFault, publicOrigin } from '../commands/public-origin.ts';
import { startSandbox } from './sandbox.ts';

const HELP = `Runs a store API, a cart service and a card provider for the shop.

  --port 4400            port of the store API and the cart service (0: any free one)
  --provider-port 4401   port of the card provider (0: any free one)
  --products 240         how many articles the catalogue has
  --seed 1               another seed makes another catalogue
  --state memory         'memory', or the path of a SQLite file that survives a restart
  --site <origin>        origin of the shop, where a payment returns to (default: PUBLIC_SITE_URL)
  --host 127.0.0.1       address to listen on, such as 0.0.0.0 in a container
  --origin <template>    where a browser reaches the ports, with {port}: https://name-{port}.app.github.dev
  --token-ttl 43200      seconds that a login lasts
  --faults               allow faults on demand and the control routes
  --help                 this text
`;

const options = {
  port: { type: 'string', default: '4400' },
  'provider-port': { type: 'string', default: '4401' },
  products: { type: 'string', default: '240' },
  seed: { type: 'string', default: '1' },
  state: { type: 'string', default: 'memory' },
  site: { type: 'string', default: process.env['PUBLIC_SITE_URL'] ?? 'http://localhost:4321' },
  host: { type: 'string', default: '127.0.0.1' },
  origin: { type: 'string' },
  'token-ttl': { type: 'string', default: '43200' },
  faults: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const valuesSchema = z.object({
  port: z.coerce.number().int().min(0).max(65_535),
  'provider-port': z.coerce.number().int().min(0).max(65_535),
  products: z.coerce.number().int().min(1).max(200_000),
  seed: z.coerce.number().int(),
  state: z.string().min(1),
  site: z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin),
  host: z.union([z.ipv4(), z.ipv6()]),
  origin: z
    .string()
    .refine((text) => originFault(text) === undefined, {
      error: ({ input }) => originFault(String(input)),
    })
    .optional(),
  'token-ttl': z.coerce.number().int().positive(),
  faults: z.boolean(),
});

async function run(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const chosen = valuesSchema.parse(values);
  const { port, products, seed, state, site, faults, host, origin } = chosen;
  const providerPort = chosen['provider-port'];
  const sandbox = await startSandbox({
    ...{ port, products, seed, state, faults, host, providerPort },
    apiOrigin: publicOrigin(origin, port),
    providerOrigin: publicOrigin(origin, providerPort),
    siteOrigin: site,
    tokenLifetimeSeconds: chosen['token-ttl'],
  });
  process.stdout.write(`Store API and cart service  ${sandbox.apiOrigin}\n`);
  process.stdout.write(`Card provider               ${sandbox.providerOrigin}\n`);
  const end = async () => {
    await sandbox.close();
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

try {
  await run();
} catch (error) {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
  process.stderr.write(`${reason}\n\n${HELP}`);
  process.exitCode = 1;
}
