/**
 * A process that waits for the answers of its build, like an early build, with other work that keeps it running. With
 * `late` it waits only after its parent has ended.
 */
import { once } from 'node:events';
import { answersRecorded } from '../../../scripts/incremental/early-snapshot.ts';

const work = setInterval(() => undefined, 1000);
process.stdout.write(`waits ${process.pid}\n`);
if (process.argv[2] === 'late') await once(process, 'disconnect');
await answersRecorded();
process.stdout.write('goes on\n');
if (process.argv[2] !== 'stays') clearInterval(work);
