/**
 * Set-up of astro-i18next, which initialises i18next for the pages at build time.
 * CommonJS, because its loader does not support ES modules; only `server` is loaded, since its client code would ship
 * every namespace in every language (islands read `client-text.ts` instead).
 */
const path = require('node:path');

const locales = ['es-GT', 'en'];
const namespaces = [
  'shell',
  'home',
  'catalogue',
  'product',
  'cart',
  'checkout',
  'payment',
  'account',
  'content',
  'documents',
  'messages',
];

module.exports = {
  defaultLocale: 'es-GT',
  locales,
  namespaces,
  defaultNamespace: 'shell',
  load: ['server'],
  // Reads the texts with the facts that they name; `null` leaves out the backend of astro-i18next.
  i18nextServerPlugins: { fsBackend: null, '{textBackend}': '/src/shared/i18n/facts/text-backend.ts' },
  i18nextServer: {
    preload: locales,
    initAsync: false,
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
    backend: { loadPath: path.resolve(__dirname, '../../../locales/{{lng}}/{{ns}}.json') },
  },
};
