/**
 * Gives the script of each page a copy of small modules that later code also imports. The copy is inlined and
 * tree-shaken, so that it needs no separate file and loads nothing that comes later. Only for modules without state,
 * because two copies do not share it.
 */
import type { Plugin } from 'vite';

/** The scripts of pages. */
const PAGE_SCRIPT = /\/([^/?]+)\.astro\?astro&type=script&index=(\d+)/;
/** A copy, by the script that it belongs to. */
const COPY = /\?copy=([\w-]+)$/;

/** Whose copies a module imports: a page's script, or what is a copy itself; undefined for all others. */
export function ownerOf(importer: string): string | undefined {
  const [, owner] = COPY.exec(importer) ?? [];
  if (owner !== undefined) return owner;
  const [, name, index] = PAGE_SCRIPT.exec(importer) ?? [];
  return name === undefined ? undefined : `${name}-${index}`;
}

/** The Vite plugin that does it, for the modules that match. */
export function privateCopies(match: RegExp): Plugin {
  return {
    name: 'private-copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const owner = importer === undefined ? undefined : ownerOf(importer);
      if (owner === undefined) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !match.test(resolved.id)) return resolved;
      return { ...resolved, id: `${resolved.id}?copy=${owner}` };
    },
  };
}
