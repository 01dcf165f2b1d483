/** A process that waits for the answers of its build, as a build does that was begun early: with other work that keeps it there. */
import { answersRecorded } from '../../../scripts/incremental/early-snapshot.ts';

const work = setInterval(() => undefined, 1000);
process.stdout.write(`waits ${process.pid}\n`);
await answersRecorded();
process.stdout.write('goes on\n');
clearInterval(work);
