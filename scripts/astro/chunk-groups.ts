/** Modules that the bundler puts into one file, with all that they import: small files cost more in requests than in bytes. */

/** The modules that every page of the shop starts, and how most of them start an island. */
const EVERY_PAGE =
  /\/src\/(modules\/(page\/page|product\/quick-view|cart\/mini-cart)|hydration\/start-island)\.ts$/;

/** What hydrates built parts or draws over them; what React brings later takes its pieces from there. */
const HYDRATION = /\/src\/hydration\/mounts\.ts$/;

/** The groups, by the names of their files. */
export const chunkGroups = [
  { name: 'page', test: EVERY_PAGE },
  { name: 'hydration', test: HYDRATION },
];
