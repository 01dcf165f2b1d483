import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer } from 'astro';
import { expect, test } from 'vitest';
import { threadsFor, withWorkerThreads } from '../../../scripts/render/prerenderer.ts';

test('few pages are rendered by one thread, many by one per processor, and a host may override it', () => {
  expect(threadsFor(299, undefined)).toBe(1);
  expect(threadsFor(300, undefined)).toBe(Math.min(8, availableParallelism()));
  expect(threadsFor(5, 3)).toBe(3);
  expect(threadsFor(50_000, 1)).toBe(1);
});

test('where the app of the bundle is not found, Astro renders all pages, and the build says so', async () => {
  const paths: Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>> = [];
  const route = { component: 'src/pages/[...locale]/producto/[sku].astro' };
  const page: (typeof paths)[number] = Object.assign(Object.create(null), { pathname: '/producto/A', route });
  paths.push(page);
  const own: AstroPrerenderer = {
    name: 'own',
    getStaticPaths: async () => paths,
    render: async () => new Response('its own'),
  };
  const said: string[] = [];
  const here = pathToFileURL(`${import.meta.dirname}/`);
  const request = {
    config: { outDir: here, root: here, site: 'https://shop.test' },
    styles: new Map(),
    known: () => new Map(),
    take: () => expect.unreachable('nothing was made'),
    takeScripts: (scripts: Iterable<string>) => expect([...scripts]).toEqual([]),
    log: (line: string) => void said.push(line),
  };
  const prerenderer = withWorkerThreads(own, request, 2);
  expect(await prerenderer.getStaticPaths()).toEqual(paths);
  expect(said).toEqual([expect.stringContaining('the app was not found')]);
  await prerenderer.teardown?.();
});
