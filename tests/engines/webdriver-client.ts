/** W3C WebDriver, as far as a shopper needs it. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/commands/ports.ts';
import { end } from './virtual-display.ts';

const STARTING_MS = 15_000;
/** A starting driver announces nothing, so it is polled until it answers. */
const ASKED_AGAIN_MS = 50;
/** A browser that does not start keeps its driver waiting for ever. */
const ANSWER_MS = 25_000;

/** A running driver program. */
export interface DriverProgram {
  /** Sends a command and returns its value; fails after `patience` milliseconds. */
  readonly call: <Value>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    patience?: number,
  ) => Promise<Value>;
  readonly close: () => Promise<void>;
}

async function send<Value>(url: string, method: string, body: unknown, patience: number): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value }: { readonly value: Value & { readonly error?: string; readonly message?: string } } =
    await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

/** Starts a driver program on a free port. */
export async function startDriverProgram(path: string, env: NodeJS.ProcessEnv): Promise<DriverProgram> {
  const port = await freePort(20_000 + Math.floor(Math.random() * 20_000));
  const program = spawn(path, [`--port=${port}`], { env, stdio: 'ignore' });
  const call: DriverProgram['call'] = (method, path_, body, patience = ANSWER_MS) =>
    send(`http://127.0.0.1:${port}${path_}`, method, body, patience);
  const deadline = Date.now() + STARTING_MS;
  for (;;) {
    try {
      await call('GET', '/status');
      return { call, close: () => end(program) };
    } catch (error) {
      if (Date.now() > deadline || program.exitCode !== null) throw error;
      await wait(ASKED_AGAIN_MS);
    }
  }
}
