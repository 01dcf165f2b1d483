/** Checks that the lockfile installs the same packages everywhere. */
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

/** The used fields of `package-lock.json`. */
const lockfileSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entrySchema),
});

/** The used fields of `package.json`. */
export const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/** A package of the lockfile. */
export type LockedPackage = Readonly<z.infer<typeof entrySchema>> & { readonly name: string };

/** The name of a package from its installation path. */
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
 * Programs for other platforms whose checksums the registry of the lockfile lacked. npm installs none of them on
 * Linux with an x64 processor; elsewhere it cannot verify them. `npm install` on such a machine adds the checksum.
 */
const UNCHECKED: readonly RegExp[] = [/^@astrojs\/compiler-binding-/, /^@biomejs\/cli-/];

/** Packages with installation scripts, which are not run: `.npmrc` has `ignore-scripts`. */
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

/** Entries of a lockfile that may install something else. */
export function auditLockfile(packages: readonly LockedPackage[]): readonly Finding[] {
  return packages.flatMap((locked) =>
    faultsOf(locked).map((fault) => ({ file: 'package-lock.json', message: `${locked.name} ${fault}` })),
  );
}

/** Direct dependencies without an exact version. */
export function auditPins({ dependencies, devDependencies }: Manifest): readonly Finding[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => ({ file: 'package.json', message: `${name} is not pinned: ${version}` }));
}
