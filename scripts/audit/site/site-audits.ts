/** All audits of a built site. */

import { auditFeatures } from '../features/site-features.ts';
import type { AuditResult } from '../finding.ts';
import { auditBytes } from './byte-budget.ts';
import { auditInventory } from './inventory.ts';
import { findJava } from './java.ts';
import { auditMarkup } from './nu-checker.ts';
import { auditStructuredData } from './structured-data.ts';

/** Runs every audit of a built site. */
export async function auditSite(folder: string): Promise<readonly AuditResult[]> {
  return [
    await auditBytes(folder),
    await auditInventory(folder),
    await auditFeatures(folder),
    await auditStructuredData(folder),
    await auditMarkup(folder, findJava()),
  ];
}
