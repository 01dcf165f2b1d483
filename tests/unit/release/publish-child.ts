/** The command as a separate process with the test build; an argument makes it die, or end, when a stage begins. */
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../../../scripts/release/command.ts';
import { reportWhenStopped } from '../../../scripts/release/report.ts';
import { testBuild } from './test-build.ts';

const [cache = '', event = '', ...args] = process.argv.slice(2);
/** The stage in which it is killed, or stopped (`end:build`). */
const [dieAt, endAt] = event.startsWith('end:')
  ? [undefined, event.slice('end:'.length)]
  : [event, undefined];

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
