/** Properties are tried a few times for each change: there are hundreds of changes. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 25, seed: 1 });
