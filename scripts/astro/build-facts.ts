/** The version, commit and time of a build. */
import { execFileSync } from 'node:child_process';

interface BuildFacts {
  readonly version: string;
  /** The short hash; 'unknown' outside a repository. */
  readonly commit: string;
  readonly builtAt: string;
}

function commitOf(root: string): string {
  try {
    const args = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/** The time of a build: now, or `SOURCE_DATE_EPOCH` for reproducible builds (reproducible-builds.org). */
function moment(epoch: string | undefined): Date {
  return epoch && /^\d+$/.test(epoch) ? new Date(Number(epoch) * MS) : new Date();
}

const MS = 1000;

/** The facts of a build of the project at `root`, made now or at the second `SOURCE_DATE_EPOCH`. */
export function buildFacts(root: string, version: string): BuildFacts {
  return { version, commit: commitOf(root), builtAt: moment(process.env['SOURCE_DATE_EPOCH']).toISOString() };
}
