/** What a build leaves in `.cache` when it is killed and cannot take it away any more. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files that are named by the process that they are of (`build-site.ts`, `src/build/snapshot/details/detail-table.ts`). */
const OF_PROCESS = /^(?:build|details)-(\d+)(?:-|$)/;

/** Whether a process exists, of any user (POSIX, kill: signal 0 only asks). */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Takes away what builds have left in a folder whose processes are gone. */
export function removeAbandonedBuilds(cache: string): void {
  for (const name of readdirSync(cache)) {
    const pid = OF_PROCESS.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}
