/** Registers `client:intent`, with which an island is hydrated when somebody starts to use it. */
import viteReact from '@vitejs/plugin-react';
import type { AstroIntegration } from 'astro';

/** Astro calls the default export of this module with every island of the kind. */
const ENTRYPOINT = './src/shared/hydration/hydrate-on-intent.ts';

/** The React plugin asks for this on every page of `astro dev`; `@astrojs/react` gives it to pages with an island only. */
const refreshPreamble = viteReact.preambleCode.replace('__BASE__', '/');

/** The Astro integration that does it. */
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
