// Checks that Biome lacks: raw HTML in .astro files, accessibility of .astro and .tsx markup, and imports between folders.
import * as astroParser from 'astro-eslint-parser';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import tseslint from 'typescript-eslint';
import { importExceptions, importRules } from './import-rules.mjs';

const accessibility = {
  plugins: { 'jsx-a11y-x': a11y },
  rules: {
    ...a11y.configs.strict.rules,
    // WebKit removes the role of a list without bullets; an explicit role restores it.
    'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    // A group of native radio buttons.
    'jsx-a11y-x/no-noninteractive-element-to-interactive-role': ['error', { fieldset: ['radiogroup'] }],
    // Listeners on containers: the backdrop of a dialog, and events of a form's fields.
    'jsx-a11y-x/no-noninteractive-element-interactions': [
      'error',
      {
        handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
        dialog: ['onClick', 'onMouseDown', 'onKeyDown'],
        fieldset: ['onKeyDown'],
        form: ['onKeyDown'],
      },
    ],
  },
};

export default [
  { ignores: ['dist/**', 'node_modules/**', '.astro/**', '.cache/**'] },
  {
    files: ['src/**/*.astro'],
    ...accessibility,
    languageOptions: {
      parser: astroParser,
      parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.astro'] },
    },
    plugins: { astro, ...accessibility.plugins },
    rules: {
      ...accessibility.rules,
      'astro/no-set-html-directive': 'error',
      'astro/no-set-text-directive': 'error',
      'astro/no-unused-css-selector': 'off',
    },
  },
  { files: ['src/**/*.ts'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['src/**/*.tsx'],
    ...accessibility,
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  importRules,
  importExceptions,
];
