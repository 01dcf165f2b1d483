/** All audits of the packages of others. */
import type { AuditResult } from '../finding.ts';
import { auditPackagesDocument, auditReasons, readPackages } from './document.ts';
import { auditLicences, closureOf, countLicences } from './licences.ts';
import { auditLockfile, auditPins } from './lockfile.ts';
import { BRING_TOOLS, REASONS, shippedNames } from './reasons.ts';

/** Runs every audit of the packages of a project. */
export function auditPackages(root: string): readonly AuditResult[] {
  const { packages, manifest } = readPackages(root);
  const names = shippedNames();
  const shipped = new Set([
    ...names,
    ...closureOf(
      packages,
      names.filter((name) => !BRING_TOOLS.has(name)),
    ),
  ]);
  const counts = countLicences(packages).map(([licence, count]) => `${licence} ${count}`);
  return [
    {
      name: 'packages',
      findings: [
        ...auditLockfile(packages),
        ...auditPins(manifest),
        ...auditReasons(manifest, REASONS),
        ...auditPackagesDocument(root, packages),
      ],
      notes: [`${packages.length} packages; the code of ${shipped.size} reaches browsers`],
    },
    { name: 'licences', findings: auditLicences(packages, shipped), notes: [counts.join(', ')] },
  ];
}
