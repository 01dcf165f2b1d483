/**
 * Milliseconds that the scripts' servers keep an idle connection. With Node's default of 5 s they may close one while
 * a busy client sends its next request, which the client can only treat as a failure.
 */
export const KEEP_ALIVE_MS = 120_000;
