/** Replaces the renderer of `@astrojs/react` in builds, see `react-renderer.ts`. */
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const RENDERER = './scripts/astro/react-renderer.ts';

/** The Astro integration. */
export function reactPages(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint: RENDERER }),
        }),
    },
  };
}
