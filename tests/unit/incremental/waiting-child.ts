/**
 * A process that waits for the answers of its build, as a build does that was begun early: with other work that keeps it there. With `late` it
 * comes to that when whoever began it is gone.
 */
import { once } from 'node:events';
import { answersRecorded } from '../../../scripts/incremental/early-snapshot.ts';

const work = setInterval(() => undefined, 1000);
process.stdout.write(`waits ${process.pid}\n`);
if (process.argv[2] === 'late') await once(process, 'disconnect');
await answersRecorded();
process.stdout.write('goes on\n');
if (process.argv[2] !== 'stays') clearInterval(work);
