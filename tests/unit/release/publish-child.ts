/** The command as a process of its own, with the quick build; it may be told to die as a step begins. */
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../../../scripts/release/command.ts';
import { testBuild } from './test-build.ts';

const [cache = '', dieAt = '', ...args] = process.argv.slice(2);

async function main(): Promise<void> {
  process.exitCode = await runCommand({
    args,
    env: process.env,
    cache,
    build: testBuild(),
    content: () => ({ files: {}, program: 'code' }),
    sleep: (ms) => wait(ms),
    print: (text) => void process.stdout.write(`${text}\n`),
    printError: (text) => void process.stderr.write(`${text}\n`),
    begun: (stage) => {
      if (stage === dieAt) process.kill(process.pid, 'SIGKILL');
    },
  });
}

await main();
