/** All audits of a built site. */

import { auditFeatures } from '../features/site-features.ts';
import type { AuditResult } from '../finding.ts';
import { auditBytes } from './byte-budget.ts';
import { auditFirstTaps } from './first-tap.ts';
import { auditInventory } from './inventory.ts';
import { findJava } from './java.ts';
import { auditMarkup } from './nu-checker.ts';
import { auditPaymentScripts } from './payment-scripts.ts';
import { auditStructuredData } from './structured-data.ts';

/** Runs every audit of a built site. */
export async function auditSite(folder: string): Promise<readonly AuditResult[]> {
  return [
    await auditBytes(folder),
    await auditFirstTaps(folder),
    await auditInventory(folder),
    await auditPaymentScripts(folder),
    await auditFeatures(folder),
    await auditStructuredData(folder),
    await auditMarkup(folder, findJava()),
  ];
}
