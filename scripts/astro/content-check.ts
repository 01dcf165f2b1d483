/**
 * Reports mistakes in editors' files in plain words (`scripts/content/`): a mistake stops a build, and `astro dev`
 * shows it over the page and in the terminal until it is corrected. Astro alone would show the previous page or a
 * technical message.
 */
import type { AstroIntegration } from 'astro';
import { CONTENT_FAULTS } from '../content/words.ts';

const FILES = /[\\/](?:src[\\/]content|locales)[\\/]/;

/** Debounce: files saved together are checked once. */
const REST_MS = 100;

/** Whether the caller has already checked the files, as `npm run publish` does. */
const isChecked = (): boolean => process.env['CONTENT_CHECKED'] === '1';

async function faultsOf(root: string): Promise<readonly string[]> {
  const { contentFaults } = await import('../content/content-faults.ts');
  return contentFaults(root);
}

const told = (faults: readonly string[]): string => [CONTENT_FAULTS, ...faults].join('\n');

/** The integration. */
export function contentCheck(root: string): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        const faults = command === 'build' && !isChecked() ? await faultsOf(root) : [];
        if (faults.length > 0) throw new Error(told(faults));
      },
      'astro:server:setup': ({ server, logger }) => {
        let faults: readonly string[] = [];
        let timer: NodeJS.Timeout | undefined;
        const show = (): void => {
          if (faults.length > 0) server.ws.send({ type: 'error', err: { message: told(faults), stack: '' } });
        };
        const look = async (): Promise<void> => {
          const before = faults;
          faults = await faultsOf(root);
          for (const line of faults) logger.error(line);
          show();
          if (faults.length === 0 && before.length > 0) server.ws.send({ type: 'full-reload' });
        };
        // A file may be deleted during the check: the next change triggers another.
        const lookAgain = (): void => void look().catch((error: unknown) => logger.error(String(error)));
        server.ws.on('connection', show);
        server.watcher.on('all', (_, file) => {
          if (!FILES.test(file)) return;
          clearTimeout(timer);
          timer = setTimeout(lookAgain, REST_MS);
        });
        lookAgain();
      },
    },
  };
}
