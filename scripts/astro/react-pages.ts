/** `@astrojs/react` with a renderer of the shop's own for what is built, see `react-renderer.ts`. */
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const RENDERER = './scripts/astro/react-renderer.ts';

/** The integration. */
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
