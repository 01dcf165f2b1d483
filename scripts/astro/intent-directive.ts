/** Registers `client:intent`, which hydrates an island at its first interaction. */
import viteReact from '@vitejs/plugin-react';
import type { AstroIntegration } from 'astro';

/** The module of the directive; Astro calls its default export with each such island. */
const ENTRYPOINT = './src/shared/hydration/hydrate-on-intent.ts';

/** The React plugin requires this on every page of `astro dev`; `@astrojs/react` adds it only to pages with an island. */
const refreshPreamble = viteReact.preambleCode.replace('__BASE__', '/');

/** The Astro integration. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client:intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, injectScript }) => {
        addClientDirective({ name: 'intent', entrypoint: ENTRYPOINT });
        if (command === 'dev') injectScript('page', refreshPreamble);
      },
    },
  };
}
