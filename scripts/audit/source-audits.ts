/** All audits of the source. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditCycles } from './cycles.ts';
import { auditFeaturesDocument } from './features/document.ts';
import { auditFileSize, type FileLength } from './file-size.ts';
import type { AuditResult } from './finding.ts';
import { auditImports } from './import-table.ts';
import { auditLocales } from './locales.ts';
import { auditModuleForm } from './module-form.ts';
import { readSourceTree } from './source-tree.ts';
import { auditTopLevelAwait } from './top-level-await.ts';
import { auditWireNames } from './wire-names.ts';

const CODE = /\.(ts|tsx|astro|mjs|css)$/;

function fileLengths(root: string): readonly FileLength[] {
  return ['src', 'scripts', 'tests']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => CODE.test(path))
        .map((path) => join(folder, path)),
    )
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }));
}

/** Runs every audit of the source of a project. */
export function auditSource(root: string): readonly AuditResult[] {
  const files = readSourceTree(root);
  return [
    { name: 'import table', findings: auditImports(files), notes: [] },
    { name: 'import cycles', findings: auditCycles(files), notes: [] },
    { name: 'named exports', findings: auditModuleForm(files), notes: [] },
    { name: 'top-level await', findings: auditTopLevelAwait(files), notes: [] },
    { name: 'wire names', findings: auditWireNames(files), notes: [] },
    { name: 'file sizes', ...auditFileSize(fileLengths(root)) },
    { name: 'table of browser features', findings: auditFeaturesDocument(root), notes: [] },
    { name: 'translations', findings: auditLocales(root), notes: [] },
  ];
}
