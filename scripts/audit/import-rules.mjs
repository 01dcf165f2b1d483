/**
 * Allowed imports between folders of `src/` (.docs/architecture.md), for eslint-plugin-boundaries; `import type`
 * counts. Parts point down: ui and browser may import stores, stores the api, everything the rules. Within one part a
 * feature may import the features before it in the list.
 */
import boundaries from 'eslint-plugin-boundaries';

/** The features, from the lowest. */
const FEATURES = [
  'delivery',
  'product',
  'cart',
  'account',
  'catalogue',
  'search',
  'saved',
  'checkout',
  'payment',
  'document',
  'home',
];

/** The parts of a feature and of the shell, each with the parts below it. */
const PARTS_BELOW = {
  rules: [],
  api: ['rules'],
  store: ['api', 'rules'],
  browser: ['store', 'api', 'rules'],
  ui: ['store', 'api', 'rules'],
};

/** Folders outside the features and the shell, each with its allowed imports. */
const FOLDERS = {
  pages: {
    folders: ['layouts', 'build', 'shared', 'content'],
    parts: ['ui', 'rules'],
    shell: ['ui', 'rules'],
  },
  layouts: { folders: ['shared', 'styles'], parts: ['ui', 'rules'], shell: ['ui', 'rules', 'browser'] },
  build: { folders: ['shared'], parts: ['api', 'rules'], shell: [] },
  shared: { folders: ['styles', 'locales'], parts: [], shell: [] },
  'service-worker': { folders: ['shared'], parts: ['rules'], shell: [] },
  content: { folders: [], parts: [], shell: [] },
  styles: { folders: [], parts: [], shell: [] },
};

/** Files with imports that the rules above forbid, and why. */
export const EXCEPTIONS = {
  'src/features/account/store/next-customer.ts':
    'a login or logout clears what each feature stores of a person',
  'src/features/account/store/session.ts': 'a login takes over the draft of the checkout',
  'src/features/catalogue/store/service-list.ts': 'a search finds a list by the index of the suggestions',
  'src/features/product/browser/product-page.ts': 'a page that is opened is saved as seen lately',
  'src/features/product/store/fetch-product.ts': 'prices of an article depend on who is logged in',
};

const part = (feature, name) => ({ element: { type: 'feature', captured: { feature, part: name } } });
const types = (names) => ({ element: { types: { anyOf: names } } });

/** The allowed imports of one part of a feature. */
function featurePolicy(feature, name) {
  const before = FEATURES.slice(0, FEATURES.indexOf(feature) + 1);
  const below = PARTS_BELOW[name].flatMap((lower) => FEATURES.map((each) => part(each, lower)));
  // A component's page script belongs to the component.
  const own = name === 'ui' ? [part(feature, 'browser')] : [];
  return {
    from: part(feature, name),
    allow: { to: [...before.map((each) => part(each, name)), ...below, ...own, types(['shared', 'styles'])] },
  };
}

function shellPolicy(name) {
  const own = [name, ...PARTS_BELOW[name], ...(name === 'ui' ? ['browser'] : [])];
  return {
    from: { element: { type: 'shell', captured: { part: name } } },
    allow: {
      to: [
        ...own.map((each) => ({ element: { type: 'shell', captured: { part: each } } })),
        ...own.flatMap((lower) => FEATURES.map((each) => part(each, lower))),
        types(['shared', 'styles']),
      ],
    },
  };
}

const folderPolicy = ([folder, { folders, parts, shell }]) => ({
  from: { element: { type: folder } },
  allow: {
    to: [
      types([folder, ...folders]),
      ...parts.flatMap((name) => FEATURES.map((feature) => part(feature, name))),
      ...shell.map((name) => ({ element: { type: 'shell', captured: { part: name } } })),
    ],
  },
});

/** The rules as a configuration of ESLint. */
export const importRules = {
  files: ['src/**/*.{ts,tsx,astro}'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { typescript: { project: 'tsconfig.json' } },
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/elements': [
      { type: 'feature', pattern: 'src/features/*/*', capture: ['feature', 'part'] },
      { type: 'shell', pattern: 'src/shell/*', capture: ['part'] },
      ...Object.keys(FOLDERS).map((folder) => ({ type: folder, pattern: `src/${folder}` })),
      { type: 'locales', pattern: 'locales' },
    ],
  },
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: ':matches(ExportNamedDeclaration[source], ExportAllDeclaration)',
        message: 'Import it from the module that declares it.',
      },
    ],
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          ...FEATURES.flatMap((feature) =>
            Object.keys(PARTS_BELOW).map((name) => featurePolicy(feature, name)),
          ),
          ...Object.keys(PARTS_BELOW).map(shellPolicy),
          ...Object.entries(FOLDERS).map(folderPolicy),
        ],
      },
    ],
  },
};

/** The exceptions as a configuration of ESLint. */
export const importExceptions = {
  files: Object.keys(EXCEPTIONS),
  rules: { 'boundaries/dependencies': 'off' },
};
