/** Free ports on this machine. */
import { createServer } from 'node:net';

const ATTEMPTS = 20;

/** Whether nobody listens on a port of the loopback address. */
function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

/**
 * The wanted port, or the next free one.
 * @param taken ports that this command wants for something else
 * @throws Error when the twenty ports from the wanted one on are all taken
 */
export async function freePort(wanted: number, taken: readonly number[] = []): Promise<number> {
  for (let port = wanted; port < wanted + ATTEMPTS; port += 1) {
    if (!taken.includes(port) && (await isFree(port))) return port;
  }
  throw new Error(
    `The ports ${wanted} to ${wanted + ATTEMPTS - 1} are all taken: choose another with --port.`,
  );
}
