/** The lockfile: what is installed is what was looked at, wherever it is installed. */
import * as z from 'zod';
import type { Finding } from '../finding.ts';

const entrySchema = z.object({
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  license: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dev: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
  dependencies: z.optional(z.record(z.string(), z.string())),
});

/** The fields of `package-lock.json` that are read. */
const lockfileSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entrySchema),
});

/** The fields of `package.json` that are read. */
export const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/** A package of the lockfile. */
export type LockedPackage = Readonly<z.infer<typeof entrySchema>> & { readonly name: string };

/** The name of a package from where it is installed. */
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The packages of a lockfile. */
export function readLockfile(text: string): readonly LockedPackage[] {
  const { packages } = lockfileSchema.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, entry]) =>
    path === '' ? [] : [{ ...entry, name: nameOf(path) }],
  );
}

/**
 * Programs for other machines whose checksum the registry that the lockfile was written with did not have. npm takes none of
 * them on Linux with an x64 processor; where it does, it cannot compare them. `npm install` on such a machine adds the checksum.
 */
const UNCHECKED: readonly RegExp[] = [/^@astrojs\/compiler-binding-/, /^@biomejs\/cli-/];

/** Packages that would run a program when they are installed; `.npmrc` has `ignore-scripts`, and the shop is built without. */
const WITH_SCRIPT = new Set(['esbuild', 'vnu-jar']);

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const isUnchecked = ({ name, optional }: LockedPackage): boolean =>
  optional === true && UNCHECKED.some((pattern) => pattern.test(name));

function faultsOf(locked: LockedPackage): readonly string[] {
  const { name, version, integrity, resolved, link, hasInstallScript } = locked;
  return [
    ...(integrity?.startsWith('sha512-') || isUnchecked(locked) ? [] : ['has no SHA-512 checksum']),
    ...(resolved === undefined ? [] : [`names where it comes from: ${resolved}`]),
    ...(link ? ['is a link'] : []),
    ...(version !== undefined && EXACT.test(version) ? [] : [`has no exact version: ${version}`]),
    ...(hasInstallScript && !WITH_SCRIPT.has(name) ? ['wants to run a script when it is installed'] : []),
  ];
}

/** What in a lockfile could be another thing than what was looked at. */
export function auditLockfile(packages: readonly LockedPackage[]): readonly Finding[] {
  return packages.flatMap((locked) =>
    faultsOf(locked).map((fault) => ({ file: 'package-lock.json', message: `${locked.name} ${fault}` })),
  );
}

/** Direct dependencies that are not pinned to one version. */
export function auditPins({ dependencies, devDependencies }: Manifest): readonly Finding[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => ({ file: 'package.json', message: `${name} is not pinned: ${version}` }));
}
