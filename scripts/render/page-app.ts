/**
 * What of Astro's own the threads need that make pages: the app in the bundle of a build, which Astro's prerenderer keeps to
 * itself (`astro/dist/core/build/default-prerenderer.js`, 7.3). Where a later Astro has it otherwise, it is not found here,
 * and one thread makes the pages as before.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroPrerenderer, RouteData } from 'astro';

/** The app of a bundle, as far as it is used. */
export interface PageApp {
  readonly manifest: {
    readonly routes: readonly { readonly routeData: RouteData }[];
    /** Imports the module of a route, by the route's component. */
    readonly pageMap?: Map<string, () => Promise<unknown>>;
    /** The script of each client directive, by the directive's name. */
    readonly clientDirectives?: ReadonlyMap<string, string>;
  };
  readonly render: (request: Request, options: { readonly routeData: RouteData }) => Promise<Response>;
  readonly setInternals: (internals: object) => void;
  readonly setOptions: (options: object) => void;
  readonly getOptions: () => {
    readonly settings: { readonly scripts: readonly HeadScript[] };
    /** Origin of the shop's address. */
    readonly origin: string;
  };
}

/** A script that an integration has put into every page. */
export interface HeadScript {
  readonly stage: string;
  readonly content: string;
}

const METHODS = ['render', 'setInternals', 'setOptions', 'getOptions'] as const;

const isApp = (value: unknown): value is PageApp =>
  typeof value === 'object' &&
  value !== null &&
  'manifest' in value &&
  METHODS.every((name) => name in value);

/** The app that something has as `app`: Astro's prerenderer after its setup, or the bundle's module. */
export function appOf(owner: unknown): PageApp | undefined {
  const app = typeof owner === 'object' && owner !== null && 'app' in owner ? owner.app : undefined;
  return isApp(app) ? app : undefined;
}

/** The same, of a prerenderer. */
export const appOfPrerenderer = (prerenderer: AstroPrerenderer): PageApp | undefined => appOf(prerenderer);

const ENTRY = /^prerender-entry\..+\.mjs$/;

/** The address of the bundle's module: in the output folder, or below `.astro/` where that is outside the project. */
export function entryOf({ outDir, root }: Pick<AstroConfig, 'outDir' | 'root'>): string | undefined {
  for (const folder of [new URL('.prerender/', outDir), new URL('.astro/.prerender/', root)]) {
    const path = fileURLToPath(folder);
    const name = existsSync(path) ? readdirSync(path).find((each) => ENTRY.test(each)) : undefined;
    if (name !== undefined) return new URL(name, folder).href;
  }
  return undefined;
}
