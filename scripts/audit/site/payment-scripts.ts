/** Checks the scripts of the payment pages: all are the shop's own, each with a reason (PCI DSS 6.4.3). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INVENTORY_FILE, problemsOf, readInventory } from '../../publish/payment/inventory.ts';
import type { AuditResult } from '../finding.ts';

/** Checks the inventory of a built site. */
export async function auditPaymentScripts(folder: string): Promise<AuditResult> {
  const inventory = readInventory(await readFile(join(folder, INVENTORY_FILE), 'utf8'));
  const [pages, scripts] = [Object.keys(inventory.pages).length, Object.keys(inventory.scripts).length];
  return {
    name: 'scripts of the payment pages',
    findings: problemsOf(inventory).map((message) => ({ file: INVENTORY_FILE, message })),
    notes: [`${pages} pages, ${scripts} scripts`],
  };
}
