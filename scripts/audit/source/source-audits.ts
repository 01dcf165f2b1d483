/** The audits of the source. */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { auditFeaturesDocument } from '../features/document.ts';
import type { AuditResult, Finding } from '../finding.ts';
import { auditPageLanguage } from '../translation/page-language.ts';
import { auditSingleTexts } from '../translation/single-text.ts';
import { readCitable, readDocuments } from './citable.ts';
import { auditCitations, type CitingFile } from './citations.ts';
import { auditFileSize, auditFolders, type FileLength } from './file-layout.ts';
import { auditFileMentions } from './file-mentions.ts';
import { auditLocales } from './locales.ts';
import { auditImports } from './restricted-imports.ts';
import { auditRetiredWords } from './retired-words.ts';
import { readSourceTree, type SourceFile } from './source-tree.ts';
import { auditStoredState } from './stored-state.ts';
import { auditStyleLoading } from './style-loading.ts';
import { auditTopLevelAwait } from './top-level-await.ts';
import { auditWireNames } from './wire-names.ts';

const CODE = /\.(ts|tsx|astro|mjs|css)$/;

/** Contains citations that the audit rejects. */
const WRONG_CITATIONS = join('tests', 'unit', 'audit', 'citations.test.ts');

/** Contains the retired names. */
const RETIRED_NAMES = /retired-words\.test\.ts$/;

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
      // `.astro` also matches the name of Astro's folder.
      .filter((path) => CODE.test(path) && statSync(join(root, path)).isFile())
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  );
}

/** The documents of a project: README, `.docs/` and the README of folders. */
const readTexts = (root: string): readonly CitingFile[] =>
  globSync(['README.md', '.docs/**/*.md', '{scripts,tests,src}/**/README.md'], { cwd: root })
    .sort()
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }));

/** The TSX files of a project, if it has a TypeScript configuration. */
const readComponents = (root: string, files: readonly SourceFile[]): readonly string[] =>
  existsSync(join(root, 'tsconfig.json'))
    ? files.filter(({ path }) => path.endsWith('.tsx')).map(({ path }) => join(root, 'src', path))
    : [];

const fileLength = ({ file, text }: CitingFile): FileLength => ({ file, lines: text.split('\n').length - 1 });

/** Runs every audit of the source of a project. */
export function auditSource(root: string): readonly AuditResult[] {
  const files = readSourceTree(root);
  const code = readCode(root);
  const paths = code.map(({ file }) => file);
  const citing = code.filter(({ file }) => file !== WRONG_CITATIONS);
  const findings: Readonly<Record<string, readonly Finding[]>> = {
    'restricted imports': auditImports(files),
    'top-level await': auditTopLevelAwait(files),
    'ways of styles': auditStyleLoading(files),
    'page language': auditPageLanguage(files),
    'single texts': auditSingleTexts(root, readComponents(root, files)),
    'stored state': auditStoredState(files),
    'wire names': auditWireNames(files),
    folders: auditFolders(paths),
    'mentions of files': auditFileMentions([...citing, ...readTexts(root)], paths),
    'retired names': auditRetiredWords(code.filter(({ file }) => !RETIRED_NAMES.test(file))),
    citations: auditCitations(citing, readCitable(readDocuments(root))),
    'table of browser features': auditFeaturesDocument(root),
    translations: auditLocales(root),
  };
  return [
    { name: 'file sizes', ...auditFileSize(code.map(fileLength)) },
    ...Object.entries(findings).map(([name, found]) => ({ name, findings: found, notes: [] })),
  ];
}
