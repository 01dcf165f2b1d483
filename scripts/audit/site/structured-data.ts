/** Checks the JSON-LD of the built pages: its syntax, type and vocabulary. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readElements } from '../../html/html-elements.ts';
import { listFiles } from '../../publish/site-folder.ts';
import type { AuditResult, Finding } from '../finding.ts';

const itemSchema = z.object({ '@context': z.literal('https://schema.org'), '@type': z.string().min(1) });

function faultOf(json: string): string | undefined {
  try {
    const read = itemSchema.safeParse(JSON.parse(json));
    return read.success ? undefined : z.prettifyError(read.error).replace(/\s+/g, ' ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The faults in the structured data of a page. */
export function readStructuredData(file: string, html: string): readonly Finding[] {
  return readElements(html, (name) => name === 'script')
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .flatMap(({ text }) => faultOf(text) ?? [])
    .map((fault) => ({ file, message: `structured data: ${fault}` }));
}

/** Reads the structured data of every page of a built site. */
export async function auditStructuredData(folder: string): Promise<AuditResult> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const findings: Finding[] = [];
  for (const file of files)
    findings.push(...readStructuredData(file, await readFile(join(folder, file), 'utf8')));
  return { name: 'structured data', findings, notes: [] };
}
