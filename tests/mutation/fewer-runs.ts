/** Properties run a few times for each of the hundreds of changes. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 25, seed: 1 });
