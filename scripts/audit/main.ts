/** `node scripts/audit/main.ts [dist]`: the audits of the source, and with a folder those of a built site. */
import { resolve } from 'node:path';
import { auditBytes } from './byte-budget.ts';
import { type AuditResult, printFinding } from './finding.ts';
import { auditInventory } from './inventory.ts';
import { auditSource } from './source-audits.ts';

const [folder] = process.argv.slice(2);
const results: readonly AuditResult[] = folder
  ? [await auditBytes(resolve(folder)), await auditInventory(resolve(folder))]
  : auditSource(resolve(import.meta.dirname, '../..'));

for (const { name, findings, notes } of results) {
  process.stdout.write(`${findings.length === 0 ? '✓' : '✗'} ${name}\n`);
  for (const line of [...notes, ...findings.map(printFinding)]) process.stdout.write(`    ${line}\n`);
  if (findings.length > 0) process.exitCode = 1;
}
