/** The Java that the Nu HTML checker runs on. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The oldest Java that runs the checker's classes. */
export const OLDEST_JAVA = 11;

/** Access to the machine; replaced in tests. */
export interface JavaProbe {
  readonly home: string | undefined;
  /** The output of `java -version`, or undefined without a Java. */
  readonly version: (path: string) => string | undefined;
}

/** The release of a Java by its version text: `openjdk version "17.0.15"`, and `"1.8.0_302"` for 8. */
export function javaRelease(text: string): number {
  const [, first = '', second = ''] = /version "(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  return Number(first === '1' ? second : first);
}

const machine: JavaProbe = {
  home: process.env['JAVA_HOME'],
  version: (path) => {
    const answer = spawnSync(path, ['-version'], { encoding: 'utf8', timeout: 20_000 });
    return answer.status === 0 ? `${answer.stderr}${answer.stdout}` : undefined;
  },
};

/** The first recent enough Java: that of `JAVA_HOME`, then the one on the path. */
export function findJava({ home, version }: JavaProbe = machine): string | undefined {
  const candidates = [...(home ? [join(home, 'bin', 'java')] : []), 'java'];
  return candidates.find((path) => javaRelease(version(path) ?? '') >= OLDEST_JAVA);
}
