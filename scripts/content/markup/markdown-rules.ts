/** What a text in Markdown may hold: no HTML, and only links and pictures that cannot run anything. */
import type { MdastNode } from 'satteri';
import { safeHref } from '../../../src/shared/html/safe-link.ts';

/** A picture in the file's folder, or one of `public/`. An SVG can hold scripts. */
const PICTURE = /^(?:\.{1,2}\/|\/(?!\/))?[^\s\\:?#]+\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Whether a picture may be shown. */
const isAllowedPicture = (url: string): boolean => PICTURE.test(url);

/** Whether a link may be followed: a path or part of the shop, or http, https, mailto or tel. */
const isAllowedLink = (url: string): boolean => safeHref(url) !== undefined;

/** What a node holds that no text of an editor may have. */
export type Forbidden = 'html' | 'link' | 'picture';

/** What is forbidden about one node; undefined for nearly all. A definition may be that of a link or of a picture. */
export function forbiddenIn(node: MdastNode): Forbidden | undefined {
  switch (node.type) {
    case 'html':
      return 'html';
    case 'image':
      return isAllowedPicture(node.url) ? undefined : 'picture';
    case 'link':
      return isAllowedLink(node.url) ? undefined : 'link';
    case 'definition':
      return isAllowedLink(node.url) || isAllowedPicture(node.url) ? undefined : 'link';
    default:
      return undefined;
  }
}
