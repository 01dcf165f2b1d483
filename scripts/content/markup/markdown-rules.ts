/** The rules for Markdown: no HTML, and only links and pictures that cannot run code. */
import type { MdastNode } from 'satteri';
import { safeHref } from '../../../src/shared/html/safe-link.ts';

/** A picture in the file's folder, or in `public/`. An SVG can contain scripts. */
const PICTURE = /^(?:\.{1,2}\/|\/(?!\/))?[^\s\\:?#]+\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Whether a picture is allowed. */
const isAllowedPicture = (url: string): boolean => PICTURE.test(url);

/** Whether a link is allowed: a path or fragment of the shop, or http, https, mailto or tel. */
const isAllowedLink = (url: string): boolean => safeHref(url) !== undefined;

/** A forbidden kind of node. */
export type Forbidden = 'html' | 'link' | 'picture';

/** The forbidden kind of a node; undefined if it is allowed. A definition may be a link's or a picture's. */
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
