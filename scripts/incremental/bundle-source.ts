/** What a bundle is made from, and where Astro has it: the same for who makes it and for who takes it. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { hashInputs } from '../commands/inputs.ts';
import type { BundleList, BundlePlace } from './bundle-cache.ts';

/** Where Astro keeps what it renders with, inside the folder of the build, and how its first file is called. */
const RENDERER = '.prerender';
export const ENTRY = /^prerender-entry\.[^/]*\.mjs$/;

const infoSchema = z.object({ builtAt: z.string() });

/** A page of Astro's while it bundles. */
export interface PageData {
  styles: BundleList['styles'][string];
}

/** What a bundle is known by. */
export interface BundleSource {
  /** Digest of everything that it is made from: the program, the environment, what the configuration writes into it. */
  readonly madeFrom: string;
  /** Digest of the program and the environment, which are known before the rest. */
  readonly program: string;
  /** Texts in it that are this build's alone: its moment, its folder. */
  readonly own: Readonly<Record<string, string>>;
}

const programs = new Map<string, string>();

/** Digest of the program and the environment as this process has met them first. */
export function programOf(root: string): string {
  const program = programs.get(root) ?? hashInputs(root, process.env, undefined);
  programs.set(root, program);
  return program;
}

/**
 * Tells what the bundle of a build is made from.
 * @param define what the configuration writes into it
 * @throws ZodError where the build's moment is not among it
 */
export function bundleSource(
  root: string,
  site: string,
  define: Readonly<Record<string, unknown>> = {},
): BundleSource {
  const { __BUILD_INFO__: info, ...rest } = define;
  const builtAt = typeof info === 'string' ? infoSchema.parse(JSON.parse(info)).builtAt : '';
  const program = programOf(root);
  const all = [program, [rest, String(info).replaceAll(builtAt, '')]];
  return {
    madeFrom: createHash('sha256').update(JSON.stringify(all)).digest('hex'),
    program,
    own: { builtAt, folder: site.replace(/\/$/, '') },
  };
}

/** The folders of a build into `site`. */
export const placeOf = (site: string): BundlePlace => ({ site, renderer: join(site, RENDERER) });

/** The pictures that pages show unchanged; Astro keeps them separate from the bundle. */
export const shownPictures = (): Set<string> => globalThis.astroAsset?.referencedImages ?? new Set();
