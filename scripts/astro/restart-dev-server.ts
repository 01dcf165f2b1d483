/**
 * Makes `npm run dev` (`STARTS_ANEW`) restart `astro dev` where its server would restart in the same process, for
 * example when `.env` or `tsconfig.json` is saved. The second server watches new files, while Astro's content layer
 * (7.3) keeps listening to the first server and no longer shows what editors save.
 */
import type { AstroIntegration } from 'astro';

/** Exit code of `astro dev` by which it asks to be started anew. */
export const RESTART_EXIT_CODE = 75;

/**
 * The integration.
 * @param end ends the process with an exit code
 */
export function restartDevServer(end: (code: number) => void = process.exit): AstroIntegration {
  let hasServer = false;
  return {
    name: 'restart-dev-server',
    hooks: {
      // Astro's own way of beginning again reads the configuration once more.
      'astro:config:setup': ({ isRestart }) => {
        if (isRestart) end(RESTART_EXIT_CODE);
      },
      'astro:server:setup': () => {
        if (hasServer) end(RESTART_EXIT_CODE);
        hasServer = true;
      },
    },
  };
}
