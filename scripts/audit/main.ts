/** `node scripts/audit/main.ts [dist]`: runs the audits of the source, and with a folder those of a built site. */
import { resolve } from 'node:path';
import { type AuditResult, printFinding } from './finding.ts';
import { auditPackages } from './packages/package-audits.ts';
import { auditPatterns } from './patterns/pattern-audit.ts';
import { auditSite } from './site/site-audits.ts';
import { auditSource } from './source/source-audits.ts';

const root = resolve(import.meta.dirname, '../..');
const [folder] = process.argv.slice(2);
const results: readonly AuditResult[] = folder
  ? await auditSite(resolve(folder))
  : [...auditSource(root), ...auditPackages(root), auditPatterns(root)];

for (const { name, findings, notes, notTried } of results) {
  const outcome = findings.length > 0 ? '✗' : '✓';
  process.stdout.write(notTried ? `- not tried: ${name}: ${notTried}\n` : `${outcome} ${name}\n`);
  for (const line of [...notes, ...findings.map(printFinding)]) process.stdout.write(`    ${line}\n`);
  if (findings.length > 0) process.exitCode = 1;
}
