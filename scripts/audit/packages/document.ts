/** The packages as a page of Markdown. `node scripts/audit/packages/document.ts` writes it anew. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Finding } from '../finding.ts';
import { countLicences, elsewhereLines, licenceOf } from './licences.ts';
import { type LockedPackage, type Manifest, manifestSchema, readLockfile } from './lockfile.ts';
import { REASONS } from './reasons.ts';

/** Where it stands in the project. */
const FILE = '.docs/dependencies.md';

const INTRODUCTION = `# Packages of others

What the shop runs or is built with, and why. Written by \`node scripts/audit/packages/document.ts\` from
\`scripts/audit/packages/reasons.ts\` and \`package-lock.json\`; the audit ‘packages’ compares them, pins every version, wants a SHA-512
checksum of each package and no address of a registry in the lockfile, and reads every licence: permissive ones (MIT, ISC, BSD,
Apache-2.0) for code that browsers are sent; for tools also file-wise copyleft and licences of data. No package runs a script
when it is installed (\`.npmrc\`). \`npm run publish\` writes a list of all of \`dependencies\` and what they bring beside the record of each
release (\`records/{id}.cdx.json\`, CycloneDX), which visitors are not sent.

| package | licence | reaches | why |
|---|---|---|---|
`;

const BETWEEN = `
## Licences

Of all packages of the lockfile, tools and programs for other machines included:

| licence | packages |
|---|--:|
`;

const AFTER = `
Where \`package.json\` of a package has no \`license\`, it was read by hand:

`;

const row = (
  [name, { reach, why }]: [string, (typeof REASONS)[string]],
  packages: readonly LockedPackage[],
): string => {
  const locked = packages.find((each) => each.name === name);
  const licence = locked ? licenceOf(locked) : undefined;
  return `| \`${name}\` | ${licence ?? 'none'} | ${reach === 'browser' ? 'browsers' : 'the build'} | ${why} |\n`;
};

/** The whole page. */
function packagesDocument(packages: readonly LockedPackage[]): string {
  const rows = Object.entries(REASONS).map((entry) => row(entry, packages));
  const counts = countLicences(packages).map(([licence, count]) => `| ${licence} | ${count} |\n`);
  const elsewhere = elsewhereLines().map((line) => `${line}\n`);
  return [INTRODUCTION, ...rows, BETWEEN, ...counts, AFTER, ...elsewhere].join('');
}

/** Dependencies without a reason, and reasons without a dependency. */
export function auditReasons(
  { dependencies }: Pick<Manifest, 'dependencies'>,
  reasons: Readonly<Record<string, unknown>>,
): readonly Finding[] {
  const file = 'scripts/audit/packages/reasons.ts';
  return [
    ...Object.keys(dependencies)
      .filter((name) => !(name in reasons))
      .map((name) => ({ file, message: `does not say why ${name} is there` })),
    ...Object.keys(reasons)
      .filter((name) => !(name in dependencies))
      .map((name) => ({ file, message: `${name} is no dependency` })),
  ];
}

/** Whether the page in the repository says what the lockfile and the reasons do. */
export function auditPackagesDocument(root: string, packages: readonly LockedPackage[]): readonly Finding[] {
  const file = join(root, FILE);
  // A checkout may have the line endings of Windows.
  const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
  if (text === packagesDocument(packages)) return [];
  return [
    { file: FILE, message: 'is not what the lockfile says: run node scripts/audit/packages/document.ts' },
  ];
}

/** The lockfile and the manifest of a project. */
export function readPackages(root: string): {
  readonly packages: readonly LockedPackage[];
  readonly manifest: Manifest;
} {
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
  return {
    packages: readLockfile(read('package-lock.json')),
    manifest: manifestSchema.parse(JSON.parse(read('package.json'))),
  };
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../../..');
  writeFileSync(join(root, FILE), packagesDocument(readPackages(root).packages));
}
