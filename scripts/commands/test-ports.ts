/**
 * Ports of the browser tests: fixed, so that a build made for them can be used again. `TEST_PORT` moves them, so that
 * two checkouts can be tested side by side.
 */
export const SITE_PORT = Number(process.env['TEST_PORT'] ?? 4330);
export const API_PORT = SITE_PORT + 100;
