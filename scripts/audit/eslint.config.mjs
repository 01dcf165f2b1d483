// What Biome cannot see: raw HTML in .astro files, and the accessibility of .astro and .tsx markup.
import astroParser from 'astro-eslint-parser';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import tseslint from 'typescript-eslint';

const accessibility = {
  plugins: { 'jsx-a11y-x': a11y },
  rules: a11y.configs.strict.rules,
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
  {
    files: ['src/**/*.tsx'],
    ...accessibility,
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
];
