/** What a build is called: version, commit and time. */
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

/** The facts of a build of the project at `root` that is made now. */
export function buildFacts(root: string, version: string): BuildFacts {
  return { version, commit: commitOf(root), builtAt: new Date().toISOString() };
}
