/** The command as a process of its own, with the quick build; it may be told to die, or to end, as a step begins. */
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../../../scripts/release/command.ts';
import { reportWhenStopped } from '../../../scripts/release/report.ts';
import { testBuild } from './test-build.ts';

const [cache = '', told = '', ...args] = process.argv.slice(2);
/** The step at which it dies, or is asked to end (`end:build`). */
const [dieAt, endAt] = told.startsWith('end:') ? [undefined, told.slice('end:'.length)] : [told, undefined];

async function main(): Promise<void> {
  const printError = (text: string): void => void process.stderr.write(`${text}\n`);
  const begun = reportWhenStopped(printError);
  process.exitCode = await runCommand({
    args,
    env: process.env,
    cache,
    build: testBuild(),
    content: () => ({ files: {}, program: 'code' }),
    sleep: (ms) => wait(ms),
    print: (text) => void process.stdout.write(`${text}\n`),
    printError,
    begun: (stage) => {
      begun(stage);
      if (stage === endAt) process.kill(process.pid, 'SIGTERM');
      if (stage === dieAt) process.kill(process.pid, 'SIGKILL');
    },
  });
}

await main();
