/** A screen in memory for browsers that need one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A display that runs while it is needed. */
export interface Display {
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** Ends a program and waits for its exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** Starts an X server without a screen; it chooses a free number. */
export async function startDisplay(xvfb: string): Promise<Display> {
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = server.stdio[3];
  if (!told) throw new Error('Xvfb was not started.');
  const [number] = await Promise.race([
    once(told, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb ended before it had a display.');
    }),
  ]);
  return { name: `:${String(number).trim()}`, close: () => end(server) };
}
