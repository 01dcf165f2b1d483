/**
 * Gives each page script a private copy of small shared modules. The copy is inlined and tree-shaken, so that it
 * needs no separate file and loads no later code. Only for stateless modules, because copies do not share state.
 */
import type { Plugin } from 'vite';

/** Page scripts. */
const PAGE_SCRIPT = /\/([^/?]+)\.astro\?astro&type=script&index=(\d+)/;
/** A copy, with the name of its owner. */
const COPY = /\?copy=([\w-]+)$/;

/** The owner of a module's copies: a page script, or the owner of a copy; undefined for other modules. */
export function ownerOf(importer: string): string | undefined {
  const [, owner] = COPY.exec(importer) ?? [];
  if (owner !== undefined) return owner;
  const [, name, index] = PAGE_SCRIPT.exec(importer) ?? [];
  return name === undefined ? undefined : `${name}-${index}`;
}

/** The Vite plugin for the modules that match. */
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
