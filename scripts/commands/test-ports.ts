/** Ports of the browser tests: fixed, so that a build made for them can be used again. */
export const SITE_PORT = 4330;
export const API_PORT = 4430;
