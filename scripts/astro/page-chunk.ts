/** What every page runs is one file, with all that it imports: small files cost more in requests than in bytes. */

/** The modules that every page of the shop starts, and what would be a request more before what comes later shows. */
const EVERY_PAGE =
  /\/src\/(modules\/(page\/page|product\/quick-view|cart\/mini-cart)|styles\/adopt-styles)\.ts$/;

/** The group of modules that the bundler puts together. */
export const pageChunk = { name: 'page', test: EVERY_PAGE };
