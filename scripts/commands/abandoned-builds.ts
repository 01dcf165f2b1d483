/** Removes the temporary files of killed builds from `.cache`. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Temporary folders and files with the id of their process (`build-site.ts`, `src/build/snapshot/details/detail-table.ts`). */
const OF_PROCESS = /^(?:build|details)-(\d+)(?:-|$)/;

/** Whether a process of any user exists (POSIX, kill: signal 0 only checks). */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes temporary files of builds whose processes have ended. */
export function removeAbandonedBuilds(cache: string): void {
  for (const name of readdirSync(cache)) {
    const pid = OF_PROCESS.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}
