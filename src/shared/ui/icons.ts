/**
 * The shop's icons: our own drawings with strokes of 1.5 on a grid of 24. The sprite of a page
 * (`layouts/Base.astro`) has those that the browser renders or that the page repeats; code refers to them by name.
 */
export const SPRITE = {
  alert:
    'M12 8.5v4.5m0 3v.01M10.6 4.2 2.9 17.6A1.6 1.6 0 0 0 4.3 20h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.2a1.6 1.6 0 0 0-2.8 0Z',
  bag: 'M5 8h14l1 12.5H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  chat: 'M4 20.5 5.2 16A8.3 8.3 0 1 1 8.3 19L4 20.5Z',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  compare: 'M8 4v16m0 0-4-4m4 4 4-4M16 20V4m0 0-4 4m4-4 4 4',
  heart:
    'M12 20.2C6.5 16.3 3.5 13 3.5 9.3A4.6 4.6 0 0 1 8.1 4.6c1.6 0 3 .8 3.9 2.2a4.7 4.7 0 0 1 3.9-2.2 4.6 4.6 0 0 1 4.6 4.7c0 3.7-3 7-8.5 10.9Z',
  info: 'M12 11v5.5m0-9v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  lock: 'M6 10.5h12v9.5H6Zm2.5 0V7.5a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3.5 6h17v12h-17Zm0 .5 8.5 6.5 8.5-6.5',
  minus: 'M5 12h14',
  phone: 'M8.6 3.8 5 4.6C4 12 12 20 19.4 19l.8-3.6-4.1-2-1.9 1.9a11.5 11.5 0 0 1-5.5-5.5l1.9-1.9-2-4.1Z',
  pin: 'M12 21c4.5-4.7 6.8-8.4 6.8-11.2a6.8 6.8 0 1 0-13.6 0C5.2 12.6 7.5 16.3 12 21Zm2.4-11.3a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0Z',
  plus: 'M12 5v14m-7-7h14',
  ruler: 'M3 15.5 15.5 3 21 8.5 8.5 21Zm3.5-3.5 2 2m1.2-5.2 3 3m.3-6.3 2 2',
  search: 'm20.5 20.5-5-5m2-5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  trash: 'M4.5 6.5h15m-10 0V4h5v2.5m-8 0L7.5 20h9l1-13.5m-7 4v6m3-6v6',
} as const;

/** Added to the sprite of list pages. */
export const LIST_SPRITE = {
  filter: 'M4 7h16M7 12h10m-7 5h4',
  grid: 'M4.5 4.5h6v6h-6Zm9 0h6v6h-6Zm-9 9h6v6h-6Zm9 0h6v6h-6Z',
  list: 'M4 6.5h4v4H4Zm0 7h4v4H4ZM11.5 8.5H20m-8.5 7H20',
} as const;

export const TRUCK =
  'M2.5 6h11.5v10.5H2.5Zm11.5 4h4l3.5 3.5v3h-7.5M8.5 17.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Zm10.5 0a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Z';

/** Icons without a sprite: the HTML contains their paths. */
const BUILT = {
  facebook:
    'M14 21v-8h2.8l.5-3.3H14V7.6c0-1 .4-1.7 1.8-1.7h1.6V3a18 18 0 0 0-2.4-.2c-2.5 0-4.2 1.5-4.2 4.3v2.6H8V13h2.8v8H14Z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm7.8 8.5a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0Zm1-4.9v.01',
  menu: 'M3.5 7h17m-17 5h17m-17 5h17',
  tiktok: 'M13.5 3v12.3a3.6 3.6 0 1 1-3.6-3.6M13.5 3c.3 2.8 2 4.6 5 4.9',
  truck: TRUCK,
  user: 'M4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
} as const;

/** Name of an icon of a sprite. */
export type IconName = keyof typeof SPRITE | keyof typeof LIST_SPRITE;

/** Name of an icon that every page can have. */
export type BuiltIconName = keyof typeof SPRITE | keyof typeof BUILT;

/** An icon of the page's sprite, or one that contains its path. */
export type IconSource =
  | { readonly name: IconName; readonly path?: undefined }
  | { readonly path: string; readonly name?: undefined };

const isOfSprite = (name: BuiltIconName): name is keyof typeof SPRITE => name in SPRITE;

/** The icon of a name, for the build only: in browser code it would include every path. */
export function iconOf(name: BuiltIconName): IconSource {
  return isOfSprite(name) ? { name } : { path: BUILT[name] };
}
