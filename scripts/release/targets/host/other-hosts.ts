/** Files of a release that are for other hosts than the one that is given it (decision 128, Files of hosts). */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HOST_FILES } from '../../../publish/policy.ts';

function move(from: string, to: string, own: readonly string[]): void {
  for (const file of [...HOST_FILES].filter((each) => !own.includes(each) && existsSync(join(from, each)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
}

/**
 * Lets a tool upload a site without them, `own` being the files that this host reads itself and sends to nobody: such a host would show whatever it is given. They are moved away meanwhile; those
 * of a run that was killed are brought back by the next one.
 */
export async function withoutOthers<Result>(
  { site, aside, own }: { readonly site: string; readonly aside: string; readonly own: readonly string[] },
  upload: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(aside, { recursive: true });
  move(site, aside, own);
  try {
    return await upload();
  } finally {
    move(aside, site, []);
    rmSync(aside, { recursive: true });
  }
}
