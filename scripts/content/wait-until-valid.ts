/** Waits until editors' files have no mistakes. */
import { setTimeout as pause } from 'node:timers/promises';
import { contentFaults } from './content-faults.ts';
import { CHECKED_AGAIN_ON_SAVE, CONTENT_FAULTS } from './words.ts';

/** Milliseconds between two checks. */
const BETWEEN_LOOKS_MS = 500;

/**
 * Resolves when the files of a project have no mistakes.
 * @param tell receives all mistakes whenever they change
 */
export async function waitUntilValid(root: string, tell: (text: string) => void): Promise<void> {
  let before = '';
  for (;;) {
    const text = contentFaults(root).join('\n');
    if (text === '') return;
    if (text !== before) tell([CONTENT_FAULTS, text, CHECKED_AGAIN_ON_SAVE].join('\n'));
    before = text;
    await pause(BETWEEN_LOOKS_MS);
  }
}
