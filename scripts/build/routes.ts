/** The routes of the shop as a build renders them: their files, and where the styles of their pages are. */
import { createHash } from 'node:crypto';
import type { RouteData, SSRManifest } from 'astro';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { HASHED_FOLDER } from '../publish/policy.ts';

/** A page or a data file that is to be rendered. */
export interface PageRequest {
  readonly component: string;
  readonly pathname: string;
  /** Inside the site, with forward slashes. */
  readonly file: string;
}

type RouteInfo = SSRManifest['routes'][number];

/**
 * Pages whose documents fit into the first flight of packets (14 KB) with their styles inside (decision 106, First flight): of
 * all others the styles are a file, which the next page of the kind finds in the cache.
 */
const WITH_STYLES = /^src\/pages\/\[\.\.\.locale\]\/(contact|pago|pago-exito|sin-conexion|version)\.astro$/;

/** Has to be known before the first paint, which a style sheet may come too late for. */
const TRANSITION = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Moves the styles of a route's pages into a file.
 * @param sheets receives the file and its text
 */
export function withStyleSheet(route: RouteInfo, sheets: Map<string, string>): RouteInfo {
  const styles = route.styles.flatMap((style) => (style.type === 'inline' ? [style.content] : []));
  if (
    styles.length === 0 ||
    styles.length < route.styles.length ||
    WITH_STYLES.test(route.routeData.component)
  )
    return route;
  const css = styles.join('') + ISLAND_STYLES;
  const file = `${HASHED_FOLDER}page.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  sheets.set(file, css);
  return {
    ...route,
    styles: [
      { type: 'inline', content: TRANSITION },
      { type: 'external', src: file },
    ],
  };
}

/** Astro prints the styles of islands into the body, where a style element is not valid HTML; they are in the style sheet. */
export const withoutIslandStyles = (html: string): string =>
  html.replace(`<style>${ISLAND_STYLES}</style>`, '');

/** As Astro names the file of a page with `build.format: 'preserve'`. */
export function fileOf(pathname: string, { type, isIndex }: RouteData): string {
  const path = pathname.replace(/^\/|\/$/g, '');
  if (type === 'endpoint') return path;
  return isIndex ? [path, 'index.html'].filter(Boolean).join('/') : `${path}.html`;
}

/** The path that Astro itself asks a page with. */
export const requestPath = ({ pathname, file }: PageRequest): string =>
  file.endsWith('index.html') ? pathname || '/' : `/${file}`;
