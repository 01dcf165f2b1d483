/** What a process waits for that was begun before it may go on (`commands/process.ts`). */

/**
 * Resolves when the parent process sends a message, or at once without a parent. The process ends with its parent. Call
 * it once.
 */
export function waitForParent(): Promise<void> {
  if (!process.send) return Promise.resolve();
  const end = (): never => process.exit(1);
  // It may have died while this was starting.
  if (!process.connected) end();
  process.once('disconnect', end);
  return new Promise((resolve) => {
    process.once('message', () => {
      // The parent's exit is still observed, but does not keep this process alive.
      process.channel?.unref();
      resolve();
    });
  });
}
