/**
 * Makes `npm run dev` (`STARTS_ANEW`) restart `astro dev` where its server would restart in the same process, for
 * example when `.env` or `tsconfig.json` is saved. After Astro's own restart its content layer (7.3) keeps listening
 * to the first server and no longer shows what editors save.
 */
import type { AstroIntegration } from 'astro';

/** Exit code with which `astro dev` asks for a restart. */
export const RESTART_EXIT_CODE = 75;

/**
 * The Astro integration.
 * @param end ends the process with an exit code
 */
export function restartDevServer(end: (code: number) => void = process.exit): AstroIntegration {
  let hasServer = false;
  return {
    name: 'restart-dev-server',
    hooks: {
      // Astro restarts by reading the configuration again.
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
