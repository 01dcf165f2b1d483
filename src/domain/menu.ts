/** The category menu (storefront spec §3, Menu rows): a tree of at most three levels. */

/** One row of the service, already cleaned; id 0 and name '' where a level is missing. */
export type MenuRow = readonly [MenuLevel, MenuLevel, MenuLevel];
export type MenuLevel = { readonly id: number; readonly name: string };

export type MenuItem = {
  readonly id: number;
  /** Ids of level 1, 2 and 3; 0 where missing. */
  readonly ids: readonly [number, number, number];
  readonly title: string;
  /** Link slug: level slugs joined by `/` (contract, GET menu). */
  readonly slug: string;
  /** `N1/N2/N3` with 0 for a missing level. */
  readonly level: string;
  readonly items: readonly MenuItem[];
};
export type Menu = readonly MenuItem[];
