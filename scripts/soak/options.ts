/** The arguments of `npm run soak`. */
import { parseArgs } from 'node:util';

/** What the command line asks for. */
export type SoakOptions = {
  /** Each act half as often. */
  readonly isQuick: boolean;
  /** Part of the names of the acts to be done; none: all of them. */
  readonly only: readonly string[];
};

/** Reads the command line. */
export function readOptions(args: readonly string[]): SoakOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  return { isQuick: values.quick, only: positionals };
}
