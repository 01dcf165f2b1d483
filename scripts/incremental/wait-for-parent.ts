/** What a process waits for that was begun before it may go on (`commands/process.ts`). */

/**
 * Resolves when whoever began this process says so, at once where nobody can. The process ends with whoever began it. Ask for it once.
 */
export function waitForParent(): Promise<void> {
  if (!process.send) return Promise.resolve();
  const end = (): never => process.exit(1);
  // It may have died while this was starting.
  if (!process.connected) end();
  process.once('disconnect', end);
  return new Promise((resolve) => {
    process.once('message', () => {
      // Whoever began it is still heard to die, but nobody waits for that.
      process.channel?.unref();
      resolve();
    });
  });
}
