/** Ends links of editors' Markdown in a slash if pages are folders (decision 205, Page format). */
import { defineMdastPlugin } from 'satteri';
import { folderAddress } from '../../../src/shared/configuration/page-format.ts';

const isOwn = (url: string): boolean => /^\/(?!\/)/.test(url);

/** The plugin of `markdown.processor`. */
export const folderLinks = defineMdastPlugin({
  name: 'folder-links',
  link: (node, context) => {
    if (isOwn(node.url)) context.setProperty(node, 'url', folderAddress(node.url));
  },
  definition: (node, context) => {
    if (isOwn(node.url)) context.setProperty(node, 'url', folderAddress(node.url));
  },
});
