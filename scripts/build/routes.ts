/** The routes of the shop in a build: their files, and the place of their styles. */
import { createHash } from 'node:crypto';
import type { RouteData, SSRManifest } from 'astro';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { HASHED_FOLDER } from '../publish/policy.ts';

/** A page or data file to render. */
export interface PageRequest {
  readonly component: string;
  readonly pathname: string;
  /** Inside the site, with forward slashes. */
  readonly file: string;
}

type RouteInfo = SSRManifest['routes'][number];

/**
 * Pages that fit into the first flight of packets (14 KB) with inline styles (decision 106, First flight); the styles
 * of all others are in a file that the next page of the kind has in its cache.
 */
const WITH_STYLES = /^src\/pages\/\[\.\.\.locale\]\/(contact|pago|pago-exito|sin-conexion|version)\.astro$/;

/** Inline, because it must be known before the first paint and a style sheet may come too late. */
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

/** Removes the styles of islands, which Astro prints into the body, where they are invalid; the style sheet has them. */
export const withoutIslandStyles = (html: string): string =>
  html.replace(`<style>${ISLAND_STYLES}</style>`, '');

/** The file of a page, as Astro names it with `build.format: 'preserve'`. */
export function fileOf(pathname: string, { type, isIndex }: RouteData): string {
  const path = pathname.replace(/^\/|\/$/g, '');
  if (type === 'endpoint') return path;
  return isIndex ? [path, 'index.html'].filter(Boolean).join('/') : `${path}.html`;
}

/** The path with which Astro requests a page. */
export const requestPath = ({ pathname, file }: PageRequest): string =>
  file.endsWith('index.html') ? pathname || '/' : `/${file}`;
