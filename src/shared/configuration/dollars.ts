/**
 * What one quetzal is worth in US dollars; undefined where the shop shows none (decision 3, Dollars). Apart from the
 * other settings because every page asks it before anything else.
 */
export const usdRate: number | undefined = __USD_RATE__;
