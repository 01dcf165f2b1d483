/** All audits of the source. */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { auditFeaturesDocument } from '../features/document.ts';
import type { AuditResult } from '../finding.ts';
import { auditPageLanguage } from '../translation/page-language.ts';
import { auditSingleTexts } from '../translation/single-text.ts';
import { readCitable, readDocuments } from './citable.ts';
import { auditCitations, type CitingFile } from './citations.ts';
import { auditFileMentions } from './file-mentions.ts';
import { auditFileSize, type FileLength } from './file-size.ts';
import { auditFolderSize } from './folder-size.ts';
import { auditLocales } from './locales.ts';
import { auditModuleForm } from './module-form.ts';
import { auditImports } from './restricted-imports.ts';
import { auditRetiredWords } from './retired-words.ts';
import { readSourceTree, type SourceFile } from './source-tree.ts';
import { auditStoredState } from './stored-state.ts';
import { auditStyleLoading } from './style-loading.ts';
import { auditTopLevelAwait } from './top-level-await.ts';
import { auditWireNames } from './wire-names.ts';

const CODE = /\.(ts|tsx|astro|mjs|css)$/;

/** Shows what the audit of citations refuses. */
const WRONG_CITATIONS = join('tests', 'unit', 'audit', 'citations.test.ts');

/** Lists the names that the audit of retired names finds. */
const RETIRED_NAMES = /retired-words\.(test\.)?ts$/;

/** The code of a project, with its comments. */
function readCode(root: string): readonly CitingFile[] {
  return (
    ['src', 'scripts', 'tests']
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
          join(folder, path).replaceAll('\\', '/'),
        ),
      )
      .concat(readdirSync(root))
      // Astro's own folder is named like a component.
      .filter((path) => CODE.test(path) && statSync(join(root, path)).isFile())
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  );
}

/** The documents of a project: README, `.docs/` and the README of folders. */
const readTexts = (root: string): readonly CitingFile[] =>
  globSync(['README.md', '.docs/**/*.md', '{scripts,tests,src}/**/README.md'], { cwd: root })
    .sort()
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }));

/** The TSX files of a project; none where there is nothing to type them with. */
const readComponents = (root: string, files: readonly SourceFile[]): readonly string[] =>
  existsSync(join(root, 'tsconfig.json'))
    ? files.filter(({ path }) => path.endsWith('.tsx')).map(({ path }) => join(root, 'src', path))
    : [];

const fileLength = ({ file, text }: CitingFile): FileLength => ({ file, lines: text.split('\n').length - 1 });

/** Runs every audit of the source of a project. */
export function auditSource(root: string): readonly AuditResult[] {
  const files = readSourceTree(root);
  const code = readCode(root);
  const paths = code.map(({ file }) => file.replaceAll('\\', '/'));
  const citing = code.filter(({ file }) => file !== WRONG_CITATIONS);
  return [
    { name: 'restricted imports', findings: auditImports(files), notes: [] },
    { name: 'named exports', findings: auditModuleForm(files), notes: [] },
    { name: 'top-level await', findings: auditTopLevelAwait(files), notes: [] },
    { name: 'ways of styles', findings: auditStyleLoading(files), notes: [] },
    { name: 'page language', findings: auditPageLanguage(files), notes: [] },
    { name: 'single texts', findings: auditSingleTexts(root, readComponents(root, files)), notes: [] },
    { name: 'stored state', findings: auditStoredState(files), notes: [] },
    { name: 'wire names', findings: auditWireNames(files), notes: [] },
    { name: 'file sizes', ...auditFileSize(code.map(fileLength)) },
    {
      name: 'folder sizes',
      findings: auditFolderSize(paths),
      notes: [],
    },
    {
      name: 'mentions of files',
      findings: auditFileMentions([...citing, ...readTexts(root)], paths),
      notes: [],
    },
    {
      name: 'retired names',
      findings: auditRetiredWords(code.filter(({ file }) => !RETIRED_NAMES.test(file))),
      notes: [],
    },
    { name: 'citations', findings: auditCitations(citing, readCitable(readDocuments(root))), notes: [] },
    { name: 'table of browser features', findings: auditFeaturesDocument(root), notes: [] },
    { name: 'translations', findings: auditLocales(root), notes: [] },
  ];
}
