/** Which folder of `src/` may import which (decision 103, Floors). `import type` counts. */
import type { Finding } from '../finding.ts';
import type { ImportEdge, SourceFile } from './source-tree.ts';

/** The table. A folder may always import itself; what is not listed may not be imported. */
const IMPORT_TABLE: Readonly<Record<string, readonly string[]>> = {
  pages: ['layouts', 'components', 'islands', 'i18n', 'domain', 'snapshot', 'configuration', 'content'],
  layouts: ['components', 'islands', 'i18n', 'styles', 'domain', 'configuration'],
  components: ['islands', 'ui', 'i18n', 'domain', 'configuration'],
  islands: ['ui', 'hydration', 'stores', 'i18n', 'styles', 'domain', 'configuration'],
  ui: ['domain'],
  modules: ['hydration', 'stores', 'domain', 'i18n', 'styles', 'configuration'],
  hydration: ['i18n'],
  stores: ['services', 'domain', 'configuration'],
  services: ['domain', 'configuration'],
  snapshot: ['services', 'domain', 'configuration'],
  'service-worker': ['i18n'],
  i18n: ['domain', 'locales', 'configuration'],
  configuration: ['domain'],
  content: [],
  styles: [],
  domain: [],
};

/** What a `<script>` of an `.astro` file may import: modules, and islands that a module is to mount when needed. */
const SCRIPT_TABLE: readonly string[] = ['modules', 'islands'];

/** Packages that belong to some folders only, and why. */
const PACKAGES: readonly {
  readonly name: RegExp;
  readonly allowed: readonly string[];
  readonly why: string;
}[] = [
  { name: /^zod$/, allowed: [], why: "a browser can reach src: import 'zod/mini'" },
  {
    name: /^react(-dom)?(\/|$)/,
    allowed: ['islands', 'ui', 'hydration'],
    why: 'React lives in islands and ui, and is started in hydration',
  },
  { name: /^@nanostores\/react$/, allowed: ['islands'], why: 'only islands read stores with React' },
  {
    name: /^node:/,
    allowed: ['snapshot', 'i18n', 'pages', 'content'],
    why: 'a browser can reach this folder',
  },
];

const ROOT_FILE = '(root)';

/** The first folder of a path inside `src/`; the translations beside it are `locales`. */
function folderOf(path: string): string {
  if (path.startsWith('../locales/')) return 'locales';
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : ROOT_FILE;
}

function allowedFolders(folder: string, edge: ImportEdge): readonly string[] {
  return edge.zone === 'script' ? SCRIPT_TABLE : (IMPORT_TABLE[folder] ?? []);
}

function checkOwn(file: SourceFile, edge: ImportEdge, target: string): readonly Finding[] {
  const folder = folderOf(file.path);
  const wanted = folderOf(target);
  if (wanted === folder || folder === ROOT_FILE) return [];
  const allowed = allowedFolders(folder, edge);
  if (allowed.includes(wanted)) return [];
  const where = edge.zone === 'script' ? `a <script> of ${folder}` : folder;
  const list = allowed.length ? allowed.join(', ') : 'nothing of ours';
  return [
    { file: `src/${file.path}`, message: `${where} imports ${edge.specifier}, but may import ${list}` },
  ];
}

function checkPackage(file: SourceFile, { specifier }: ImportEdge): readonly Finding[] {
  const folder = folderOf(file.path);
  return PACKAGES.filter(({ name, allowed }) => name.test(specifier) && !allowed.includes(folder)).map(
    ({ why }) => ({ file: `src/${file.path}`, message: `imports ${specifier}: ${why}` }),
  );
}

/** Every import that the table does not allow, and every folder it does not know. */
export function auditImports(files: readonly SourceFile[]): readonly Finding[] {
  const unknown = files
    .filter(({ path }) => folderOf(path) !== ROOT_FILE && !(folderOf(path) in IMPORT_TABLE))
    .map(({ path }) => ({
      file: `src/${path}`,
      message: `the import table has no folder ${folderOf(path)}`,
    }));
  const wrong = files.flatMap((file) =>
    file.imports.flatMap((edge) =>
      edge.target === undefined ? checkPackage(file, edge) : checkOwn(file, edge, edge.target),
    ),
  );
  return [...unknown, ...wrong];
}
