/** Tells whoever has begun a build early that every page and file of data is written, while what stands beside them is still made. */
import type { AstroIntegration } from 'astro';

/** What it says. */
export const GENERATED = 'generated';

/** The integration. */
export function tellGenerated(): AstroIntegration {
  return {
    name: 'tell-generated',
    // Whoever is gone cannot be told, and ends this process otherwise.
    hooks: { 'astro:build:generated': () => void process.send?.(GENERATED, undefined, {}, () => undefined) },
  };
}
