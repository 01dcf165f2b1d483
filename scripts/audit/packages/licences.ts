/** Checks the licences of all packages for use in a closed shop. */
import type { Finding } from '../finding.ts';
import type { LockedPackage } from './lockfile.ts';

/** Licences of code that browsers receive: they only require notices. */
const PERMISSIVE = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);

/**
 * Licences of tools that are not distributed: file-level copyleft (MPL), a separately linked library (LGPL: libvips
 * below sharp) and data (CC) require nothing of the output.
 */
const OF_TOOLS = new Set([
  ...PERMISSIVE,
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0'],
  ...['MPL-2.0', 'LGPL-3.0-or-later', 'CC-BY-4.0'],
]);

/** Licences that a package states elsewhere than in the field copied to the lockfile. */
const SAID_ELSEWHERE: readonly (readonly [name: RegExp, licence: string, where: string])[] = [
  [
    /^@astrojs\/compiler-binding-/,
    'MIT',
    'as @astrojs/compiler-binding, whose programs for other machines they are',
  ],
  [/^@biomejs\/cli-/, 'MIT OR Apache-2.0', 'as @biomejs/biome, whose programs for other machines they are'],
  [/^(busboy|streamsearch)$/, 'MIT', 'in `licenses` of its package.json, an older form of the field'],
  [/^humanize-number$/, 'MIT', 'under License in its Readme.md'],
];

/** The SPDX licence of a package; undefined if it states none. */
export function licenceOf({ name, license }: LockedPackage): string | undefined {
  return license ?? SAID_ELSEWHERE.find(([pattern]) => pattern.test(name))?.[1];
}

/** Whether one alternative of an SPDX expression is allowed as a whole; brackets are ignored. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const ways = expression.replace(/[()]/g, '').split(' OR ');
  return ways.some((way) => way.split(' AND ').every((licence) => allowed.has(licence)));
}

/** Some packages with all their dependencies. */
export function closureOf(packages: readonly LockedPackage[], names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) {
    const own = packages.filter((locked) => locked.name === name);
    for (const { dependencies = {} } of own) for (const next of Object.keys(dependencies)) found.add(next);
  }
  return found;
}

/**
 * Packages whose licence is not allowed for their use.
 * @param shipped names of all packages that browsers receive
 */
export function auditLicences(
  packages: readonly LockedPackage[],
  shipped: ReadonlySet<string>,
): readonly Finding[] {
  return packages.flatMap((locked) => {
    const licence = licenceOf(locked);
    const allowed = shipped.has(locked.name) ? PERMISSIVE : OF_TOOLS;
    if (licence !== undefined && isAllowed(licence, allowed)) return [];
    const place = shipped.has(locked.name) ? ' and reaches browsers' : '';
    return [{ file: 'package-lock.json', message: `${locked.name} has the licence ${licence}${place}` }];
  });
}

/** The number of packages by licence, the most frequent first. */
export function countLicences(packages: readonly LockedPackage[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const locked of packages) {
    const licence = licenceOf(locked) ?? 'none';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  return [...counts].sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1));
}

/** Lists, as Markdown, the source of each licence that the package's field does not name. */
export const elsewhereLines = (): readonly string[] =>
  SAID_ELSEWHERE.map(([name, licence, where]) => `- \`${name.source}\`: ${licence}, ${where}`);
