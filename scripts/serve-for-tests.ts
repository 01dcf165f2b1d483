/**
 * Serves the shop for the browser tests: a sandbox in memory with faults on demand, a production build against it
 * (reused while its inputs are the same), and the preview server.
 */
import { join, resolve } from 'node:path';
import { buildSite, isBuilt, rememberBuild } from './build/build-site.ts';
import { hashInputs } from './commands/inputs.ts';
import { onEnd } from './commands/process.ts';
import { DEFAULT_PRODUCTS, type RunningShop, startShopSandbox } from './commands/shop.ts';
import { fail, say } from './commands/steps.ts';
import { API_PORT, SITE_PORT } from './commands/test-ports.ts';
import { serve } from './serve/serve.ts';

const root = resolve(import.meta.dirname, '..');

/** Folder of the tests' build; `dist/` keeps the user's build. */
export const TEST_SITE = join(root, '.cache', 'test', 'site');

/** Starts the sandbox of the tests. */
export function startTestSandbox(): Promise<RunningShop> {
  return startShopSandbox({
    root,
    port: SITE_PORT,
    apiPort: API_PORT,
    products: DEFAULT_PRODUCTS,
    state: 'memory',
    faults: true,
  });
}

/** Builds the shop of the tests. */
export async function buildTestSite(shop: RunningShop): Promise<void> {
  // Computed first, so that files edited during the build count as changes.
  const inputs = hashInputs(root, shop.env, shop.catalogue);
  await buildSite({ root, folder: TEST_SITE, env: shop.env });
  rememberBuild(root, TEST_SITE, inputs);
}

async function main(): Promise<void> {
  const shop = await startTestSandbox();
  onEnd(shop.close);
  if (!isBuilt(root, TEST_SITE, hashInputs(root, shop.env, shop.catalogue))) await buildTestSite(shop);
  await serve({ root: TEST_SITE, port: shop.port, isTested: true });
  say(
    `SHOP_ORIGIN=${shop.siteOrigin} SANDBOX_ORIGIN=${shop.apiOrigin} PROVIDER_ORIGIN=${shop.providerOrigin}`,
  );
}

if (process.argv[1] === import.meta.filename) await main().catch(fail);
