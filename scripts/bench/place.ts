/** Builds and serves everything that is measured: the shop, its services and the floor, behind one edge. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, isBuilt, rememberBuild } from '../build/build-site.ts';
import { hashInputs } from '../commands/inputs.ts';
import { freePort } from '../commands/ports.ts';
import { imageService, shopEnvironment } from '../commands/shop.ts';
import { say, step } from '../commands/steps.ts';
import { SITE_PORT } from '../commands/test-ports.ts';
import type { Policy } from '../publish/policy.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { findSamples } from '../screenshots/samples.ts';
import { readPolicy, serve } from '../serve/serve.ts';
import { makeCertificate } from './edge/certificate.ts';
import { createEdge, type Edge } from './edge/edge.ts';
import { buildFloor, floorHashes } from './floor.ts';

/** The running servers and their addresses. */
export interface Place {
  readonly shop: string;
  readonly floor: string;
  /** Articles that can be bought repeatedly. */
  readonly skus: readonly string[];
  readonly edge: Edge;
  /** Hash of the edge's key, for the browser. */
  readonly spki: string;
  readonly close: () => Promise<void>;
}

/** The edge's first port, after those of the browser tests. */
const EDGE_PORT = SITE_PORT + 10;
const SEED = 1;

/** Finds free ports, always the same ones if possible, because the addresses are part of the build. */
async function choosePorts(): Promise<readonly number[]> {
  const ports: number[] = [];
  for (const _ of ['shop', 'floor', 'services', 'provider', 'sandbox', 'its provider'])
    ports.push(await freePort((ports.at(-1) ?? EDGE_PORT - 1) + 1));
  return ports;
}

const originOf = (port: number): string => `https://localhost:${port}`;

async function buildShop(root: string, folder: string, env: NodeJS.ProcessEnv, catalogue: object) {
  const inputs = hashInputs(root, env, catalogue);
  if (isBuilt(root, folder, inputs)) return say('✓ build: nothing has changed since the last one');
  await step('build: every page of the shop', () => buildSite({ root, folder, env }));
  rememberBuild(root, folder, inputs);
}

/** The policy with pictures that the preview server requests from the sandbox directly, and not through the edge. */
function fromSandbox(policy: Policy, apiOrigin: string): Policy {
  const { pictures } = policy.services;
  if (!pictures) throw new Error('The build passes no pictures on.');
  return {
    ...policy,
    services: { ...policy.services, pictures: { ...pictures, service: imageService(apiOrigin) } },
  };
}

/**
 * Builds and serves everything; the network is not throttled yet.
 * @param products number of articles in the sandbox
 */
export async function openPlace(root: string, products: number): Promise<Place> {
  const cache = join(root, '.cache', 'bench');
  const [site, floorSite] = [join(cache, 'site'), join(cache, 'floor')];
  mkdirSync(cache, { recursive: true });
  const [shopPort = 0, floorPort = 0, apiPort = 0, providerPort = 0, ...own] = await choosePorts();
  const certificate = await makeCertificate();
  const trusted = join(cache, 'edge-certificate.txt');
  writeFileSync(trusted, certificate.cert);
  const shop = originOf(shopPort);
  const sandbox = await startSandbox({
    port: own[0] ?? 0,
    providerPort: own[1] ?? 0,
    products,
    seed: SEED,
    siteOrigin: shop,
  });
  const edge = createEdge(certificate);
  await edge.front(apiPort, sandbox.apiOrigin);
  await edge.front(providerPort, sandbox.providerOrigin);
  const origins = { siteOrigin: shop, apiOrigin: originOf(apiPort), providerOrigin: originOf(providerPort) };
  const env = {
    ...shopEnvironment(origins),
    NODE_EXTRA_CA_CERTS: trusted,
  };
  await buildShop(root, site, env, { products, seed: SEED });
  const { skus } = await findSamples(sandbox.apiOrigin);
  await step('build: the floor', () =>
    buildFloor({ root, shop: site, folder: floorSite, sku: skus[0] ?? '' }),
  );
  const shopPolicy = fromSandbox(readPolicy(site), sandbox.apiOrigin);
  const preview = await serve({ root: site, port: 0, policy: shopPolicy });
  const hashes = await floorHashes(floorSite);
  const bare = await serve({ root: floorSite, port: 0, policy: { ...shopPolicy, hashes } });
  await edge.front(shopPort, preview.origin);
  await edge.front(floorPort, bare.origin);
  const close = async (): Promise<void> => {
    edge.close();
    await Promise.all([preview.close(), bare.close(), sandbox.close()]);
  };
  return { shop, floor: originOf(floorPort), skus, edge, spki: certificate.spki, close };
}
