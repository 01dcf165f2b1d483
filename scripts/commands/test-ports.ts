/**
 * Ports of the browser tests: fixed, so that a build for them can be reused. `TEST_PORT` moves them, so that two
 * checkouts can be tested at the same time.
 */
export const SITE_PORT = Number(process.env['TEST_PORT'] ?? 4330);
export const API_PORT = SITE_PORT + 100;
