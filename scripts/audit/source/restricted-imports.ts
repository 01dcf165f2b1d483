/**
 * Checks imports that ESLint's rules do not cover: those of a `<script>` in an `.astro` file, and packages that only
 * some folders may use. `scripts/audit/import-rules.mjs` has all other rules.
 */
import type { Finding } from '../finding.ts';
import type { ImportEdge, SourceFile } from './source-tree.ts';

/** Allowed imports of a `<script>`: page scripts, and islands that it mounts on demand. */
const FOR_SCRIPTS = /^(features\/[a-z]+|shell)\/(browser|ui)\/|^shared\/(hydration|money|ui)\//;

const UI = /^((features\/[a-z]+|shell)\/ui|shared\/(form|money|ui))\//;

/** Packages that only some folders may use, and why. */
const PACKAGES: readonly {
  readonly name: RegExp;
  readonly allowed: RegExp | null;
  readonly why: string;
}[] = [
  { name: /^zod$/, allowed: null, why: "a browser can reach src: import 'zod/mini'" },
  {
    name: /^react(-dom)?(\/|$)/,
    allowed: new RegExp(`${UI.source}|^shared/hydration/`),
    why: 'React lives in ui folders, and is started in shared/hydration',
  },
  { name: /^@nanostores\/react$/, allowed: UI, why: 'only ui folders read stores with React' },
  {
    name: /^node:/,
    allowed: /^(build|pages|content|shared\/i18n)\//,
    why: 'a browser can reach this folder',
  },
];

const fileIn = (path: string): boolean => path.includes('/');

function checkScript(file: SourceFile, { specifier, target, zone }: ImportEdge): readonly Finding[] {
  if (zone !== 'script' || target === undefined || FOR_SCRIPTS.test(target)) return [];
  return [
    {
      file: `src/${file.path}`,
      message: `a <script> imports ${specifier}, but may import browser and ui folders`,
    },
  ];
}

function checkPackage(file: SourceFile, { specifier }: ImportEdge): readonly Finding[] {
  return PACKAGES.filter(({ name, allowed }) => name.test(specifier) && !allowed?.test(file.path)).map(
    ({ why }) => ({ file: `src/${file.path}`, message: `imports ${specifier}: ${why}` }),
  );
}

/** Reports forbidden imports of a `<script>` or of a package. */
export function auditImports(files: readonly SourceFile[]): readonly Finding[] {
  return files
    .filter(({ path }) => fileIn(path))
    .flatMap((file) =>
      file.imports.flatMap((edge) =>
        edge.target === undefined ? checkPackage(file, edge) : checkScript(file, edge),
      ),
    );
}
