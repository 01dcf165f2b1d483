/** The audits of packages. */
import type { AuditResult } from '../finding.ts';
import { auditPackagesDocument, auditReasons, readPackages } from './document.ts';
import { auditLicences, closureOf, countLicences } from './licences.ts';
import { auditLockfile, auditPins } from './lockfile.ts';
import reasons from './reasons.json' with { type: 'json' };

/** Their runtimes for browsers import only React; their dependencies are for the build. */
const WITH_BUILD_DEPENDENCIES: ReadonlySet<string> = new Set(['astro', '@astrojs/react']);

/** Runs every audit of the packages of a project. */
export function auditPackages(root: string): readonly AuditResult[] {
  const { packages, manifest } = readPackages(root);
  const names = Object.entries(reasons).flatMap(([name, { reach }]) => (reach === 'browser' ? [name] : []));
  const withDependencies = names.filter((name) => !WITH_BUILD_DEPENDENCIES.has(name));
  const shipped = new Set([...names, ...closureOf(packages, withDependencies)]);
  const counts = countLicences(packages).map(([licence, count]) => `${licence} ${count}`);
  return [
    {
      name: 'packages',
      findings: [
        ...auditLockfile(packages),
        ...auditPins(manifest),
        ...auditReasons(manifest),
        ...auditPackagesDocument(root, packages),
      ],
      notes: [`${packages.length} packages; the code of ${shipped.size} reaches browsers`],
    },
    { name: 'licences', findings: auditLicences(packages, shipped), notes: [counts.join(', ')] },
  ];
}
