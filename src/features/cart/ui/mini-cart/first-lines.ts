/**
 * How many lines the mini-cart draws at once; the others follow when these are seen, so that a long cart opens as fast
 * as a short one.
 */
export const FIRST_LINES = 8;
