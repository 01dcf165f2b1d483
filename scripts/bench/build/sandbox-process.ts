/** Runs the sandbox in a separate process, so that its processor time does not count as the publisher's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { killOnExit } from '../../commands/process.ts';

/** A running sandbox. */
export interface SandboxProcess {
  readonly apiOrigin: string;
  readonly providerOrigin: string;
  /**
   * Sets the price of an article, in quetzales.
   * @throws Error when the sandbox refuses it
   */
  readonly setPrice: (sku: string, price: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The lines that print the sandbox's origins, in their order. */
const ORIGIN = /\s(http:\/\/\S+)$/;
const SERVERS = 2;

/**
 * Starts the sandbox with its control routes.
 * @throws Error when it ends before it listens
 */
export async function startSandboxProcess(
  root: string,
  { products, siteOrigin }: { readonly products: number; readonly siteOrigin: string },
): Promise<SandboxProcess> {
  const numbers = ['--port', '0', '--provider-port', '0', '--products', String(products)];
  const args = [join(root, 'scripts', 'sandbox', 'main.ts'), ...numbers, '--site', siteOrigin, '--faults'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  killOnExit(child);
  const origins: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    origins.push(...(ORIGIN.exec(line)?.slice(1) ?? []));
    if (origins.length === SERVERS) break;
  }
  const [apiOrigin, providerOrigin] = origins;
  if (apiOrigin === undefined || providerOrigin === undefined) throw new Error('The sandbox does not start.');
  return {
    apiOrigin,
    providerOrigin,
    setPrice: async (sku, listPrice) => {
      const response = await fetch(`${apiOrigin}/__sandbox/price`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ sku, listPrice, discountedPrice: 0 }),
      });
      if (!response.ok) throw new Error(`The price of ${sku} was not set: ${await response.text()}`);
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
