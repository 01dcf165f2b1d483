/** Free ports on this machine. */
import { createServer } from 'node:net';

const ATTEMPTS = 20;

/** Both loopback addresses: a browser may resolve `localhost` to either. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** Error codes of an address that the machine does not have. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** Ports above 1023 that browsers and `fetch` refuse (Fetch standard, port blocking). */
const BLOCKED: ReadonlySet<number> = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080],
]);

/** Whether a port of an address is free; true if the machine does not have the address. */
function isFreeAt(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(NO_SUCH_ADDRESS.has(error.code ?? '')));
    server.listen({ port, host, ipv6Only: host.includes(':') }, () => server.close(() => done(true)));
  });
}

/** Whether a port is free on these addresses. */
async function isFree(port: number, hosts: readonly string[]): Promise<boolean> {
  for (const host of hosts) {
    if (!(await isFreeAt(port, host))) return false;
  }
  return true;
}

/**
 * The preferred port, or the next one that browsers allow and that is free at both loopback addresses and at `host`.
 * @param taken ports that this command reserves
 * @throws Error when twenty ports from the preferred one on are taken
 */
export async function freePort(
  wanted: number,
  { taken = [], host }: { readonly taken?: readonly number[]; readonly host?: string | undefined } = {},
): Promise<number> {
  const hosts = host === undefined ? LOOPBACK : [...new Set([...LOOPBACK, host])];
  for (let port = wanted; port < wanted + ATTEMPTS; port += 1) {
    if (!taken.includes(port) && !BLOCKED.has(port) && (await isFree(port, hosts))) return port;
  }
  throw new Error(
    `The ports ${wanted} to ${wanted + ATTEMPTS - 1} are all taken: choose another with --port.`,
  );
}
