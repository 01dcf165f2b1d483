/** What was built and when, for `/version` and `version.json` (contract, Hosting). */
export const buildInfo: { readonly version: string; readonly commit: string; readonly builtAt: string } =
  __BUILD_INFO__;
