/** Allows only the two ways in which styles reach a page (`src/styles/README.md`). */
import type { Finding } from '../finding.ts';
import type { SourceFile } from './source-tree.ts';

/** Folders whose styles Astro collects for the page. Other code loads later, with its styles. */
const WITH_THE_PAGE = /^(layouts|pages|(features\/[a-z]+|shell)\/ui|shared\/(form|html|money|ui))\//;
const WITH_THE_SCRIPT = /\.css\?inline$/;
/** Code that adds styles to a page by hand. */
const BY_HAND = /\bCSSStyleSheet\(|rel="stylesheet"|rel: 'stylesheet'|\bimport\([^)]*\.css\b/;
const ADOPTING = 'styles/adopt-styles.ts';

function messagesOf({ path, text, imports }: SourceFile): readonly string[] {
  const wrong = imports
    .map(({ specifier }) => specifier)
    .filter((specifier) => /\.css\b/.test(specifier))
    .filter((specifier) =>
      specifier.endsWith('.css') ? !WITH_THE_PAGE.test(path) : !WITH_THE_SCRIPT.test(specifier),
    );
  return [
    ...wrong.map(
      (specifier) => `imports ${specifier}, which is neither of the two ways of src/styles/README.md`,
    ),
    ...(BY_HAND.test(text) && path !== ADOPTING
      ? ['hands styles to the page by itself; see src/styles/README.md']
      : []),
  ];
}

/** Reports styles that reach a page in another way. */
export function auditStyleLoading(files: readonly SourceFile[]): readonly Finding[] {
  return files.flatMap((file) => messagesOf(file).map((message) => ({ file: `src/${file.path}`, message })));
}
