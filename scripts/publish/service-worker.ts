/** `sw.js` at the root of the site: the worker of `src/service-worker/`, bundled with what it is to know of the build. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerPlan } from '../../src/service-worker/worker-scope.ts';
import { bundleScript } from './bundle-script.ts';
import { HASHED_FOLDER, PRIVATE_PAGES, WORKER_FILE } from './policy.ts';
import { collectWorkerFiles } from './service-worker-files.ts';

const SOURCE = 'src/service-worker/worker.ts';
const DEV_SOURCE = 'src/service-worker/retired-in-dev.ts';
const RETIRED_SOURCE = 'src/service-worker/retired.ts';

/**
 * Names under which the usual tools leave a worker. One that an older site of the host left there would answer from its
 * caches for ever: a file that is gone ends no worker (decision 161, Workers of older sites).
 */
export const FORMER_WORKER_FILES = ['service-worker.js', 'serviceworker.js', 'ngsw-worker.js'] as const;

/** What the worker is to know of a build. */
export async function planWorker(folder: string, hasFolders = false): Promise<WorkerPlan> {
  return {
    ...(await collectWorkerFiles(folder, hasFolders)),
    privatePages: PRIVATE_PAGES,
    hashedFolder: HASHED_FOLDER,
  };
}

/** The worker as one classic script: modules in workers are not understood everywhere. */
function bundleWorker(plan: WorkerPlan, hasFolders: boolean): Promise<string> {
  const define = { __WORKER_PLAN__: JSON.stringify(plan), __PAGES_ARE_FOLDERS__: String(hasFolders) };
  return bundleScript(SOURCE, define);
}

/** The worker that `npm run dev` serves: it ends the one before it and loads the open pages again. */
export const bundleDevWorker = (): Promise<string> => bundleScript(DEV_SOURCE);

/** Frees browsers from what an older site left under another name. */
async function retireFormerWorkers(folder: string): Promise<void> {
  const code = await bundleScript(RETIRED_SOURCE);
  await Promise.all(FORMER_WORKER_FILES.map((name) => writeFile(join(folder, name), code)));
}

/** Writes `sw.js` into a built site. */
export async function writeServiceWorker(folder: string, hasFolders = false): Promise<void> {
  const plan = await planWorker(folder, hasFolders);
  await writeFile(join(folder, WORKER_FILE), await bundleWorker(plan, hasFolders));
  await retireFormerWorkers(folder);
}

/** Writes the `sw.js` that frees every browser from the workers before it (decision 144, Retired worker). */
export async function writeRetiredWorker(folder: string): Promise<void> {
  await writeFile(join(folder, WORKER_FILE), await bundleScript(RETIRED_SOURCE));
  await retireFormerWorkers(folder);
}
