import { once } from 'node:events';
import { type ServerType, serve } from '@hono/node-server';
import { KEEP_ALIVE_MS } from '../keep-alive.ts';
import { createContext, type SandboxContext } from './context.ts';
import { createProviderApp, type ProviderApp } from './payment/provider-app.ts';
import type { SandboxApp } from './routes/answers.ts';
import { type SandboxOptions, settingsFrom } from './settings.ts';
import { createStoreApp } from './store-app.ts';

/** The sandbox without a network: two applications and their context. */
export type Sandbox = {
  readonly context: SandboxContext;
  readonly storeApp: SandboxApp;
  readonly providerApp: ProviderApp;
};

/** Creates the two services; `request()` of their applications calls them without a network. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const context = createContext(settingsFrom(options));
  return { context, storeApp: createStoreApp(context), providerApp: createProviderApp(context) };
}

/** A sandbox that listens on this machine. */
export type RunningSandbox = {
  /** Origin of the store API and the cart service, as a browser reaches it. */
  readonly apiOrigin: string;
  /** Origin of the card provider, as a browser reaches it. */
  readonly providerOrigin: string;
  /** Origin of the store API on this machine. */
  readonly ownApiOrigin: string;
  /** Ends every connection, frees the ports and closes the state. */
  close(): Promise<void>;
};

type Fetcher = Parameters<typeof serve>[0]['fetch'];
type Listener = { readonly server: ServerType; readonly origin: string };

const HOST = '127.0.0.1';

/** The host at which this machine reaches a server that listens on `host`; `0.0.0.0` and `::` are all its addresses. */
function ownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return HOST;
  return host.includes(':') ? `[${host}]` : host;
}

async function listen(fetch: Fetcher, port: number, host = HOST): Promise<Listener> {
  const server = serve({ fetch, port, hostname: host });
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(`The sandbox cannot listen on port ${port}.`, { cause: error });
  }
  const address = server.address();
  const chosen = typeof address === 'object' && address !== null ? address.port : port;
  return { server, origin: `http://${ownHost(host)}:${chosen}` };
}

async function stop({ server }: Listener): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
  await closed;
}

/** Starts the store API with the cart service on one origin and the card provider on another. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { context, storeApp, providerApp } = createSandbox(options);
  const { settings, origins, database } = context;
  const api = await listen(storeApp.fetch, settings.port, settings.host);
  try {
    const provider = await listen(providerApp.fetch, settings.providerPort, settings.host);
    origins.api = settings.apiOrigin ?? api.origin;
    origins.provider = settings.providerOrigin ?? provider.origin;
    return {
      apiOrigin: origins.api,
      providerOrigin: origins.provider,
      ownApiOrigin: api.origin,
      async close() {
        await Promise.all([stop(api), stop(provider)]);
        database.close();
      },
    };
  } catch (error) {
    await stop(api);
    database.close();
    throw error;
  }
}
