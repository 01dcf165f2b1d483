/**
 * Imports that ESLint does not see or that no rule of it expresses: those of a `<script>` in an `.astro` file, and
 * packages that belong to some folders only. `scripts/audit/import-rules.mjs` has all other rules.
 */
import type { Finding } from '../finding.ts';
import type { ImportEdge, SourceFile } from './source-tree.ts';

/** What a `<script>` may import: page scripts, and islands that it mounts when they are needed. */
const FOR_SCRIPTS = /^(features\/[a-z]+|shell)\/(browser|ui)\/|^shared\/(hydration|money|ui)\//;

const UI = /^((features\/[a-z]+|shell)\/ui|shared\/(form|money|ui))\//;

/** Packages that belong to some folders only, and why. */
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

/** Imports of a `<script>` or of a package that are not allowed where they are. */
export function auditImports(files: readonly SourceFile[]): readonly Finding[] {
  return files
    .filter(({ path }) => fileIn(path))
    .flatMap((file) =>
      file.imports.flatMap((edge) =>
        edge.target === undefined ? checkPackage(file, edge) : checkScript(file, edge),
      ),
    );
}
