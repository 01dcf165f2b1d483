/** Defaults of the environment: a shop with the sandbox on this machine. */
export const DEFAULT_SITE = 'http://localhost:4321';
export const DEFAULT_API = 'http://127.0.0.1:4400';
export const DEFAULT_PAYMENT = 'http://127.0.0.1:4401';
