/**
 * Milliseconds that the servers of the scripts keep a connection nobody uses. After Node's own 5 s they would close one
 * while a busy client is sending its next request over it, which that client can only take for a failure.
 */
export const KEEP_ALIVE_MS = 120_000;
