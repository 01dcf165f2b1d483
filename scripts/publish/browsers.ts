/** The oldest browsers that can browse, log in and pay (decision 10, Browsers), with the names of `web-features`. */
export const OLDEST = { chrome: 111, edge: 111, firefox: 128, safari: 16.4, safari_ios: 16.4 } as const;

/** The same as build targets. */
export const BUILD_TARGET: string[] = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'];
