/** Files of a release that are for other hosts than the one that is given it (decision 128, Files of hosts). */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_FILES } from '../../../publish/policy.ts';

/** These two the hosts read themselves, and send to nobody. */
const OWN: ReadonlySet<string> = new Set(['_headers', '_redirects']);
const OTHERS = [...HOST_FILES].filter((file) => !OWN.has(file));

function move(from: string, to: string): void {
  for (const file of OTHERS) if (existsSync(join(from, file))) renameSync(join(from, file), join(to, file));
}

/**
 * Lets a tool upload a site without them: such a host would show whatever it is given. They stand aside meanwhile; those
 * of a run that was killed are brought back by the next one.
 */
export async function withoutOthers<Result>(
  { site, aside }: { readonly site: string; readonly aside: string },
  upload: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(aside, { recursive: true });
  move(site, aside);
  try {
    return await upload();
  } finally {
    move(aside, site);
    rmSync(aside, { recursive: true });
  }
}
