/**
 * The Markdown of editors without HTML and unsafe addresses. `scripts/content/` rejects both by name before a build; this plugin
 * removes what would reach a page all the same.
 */
import { defineMdastPlugin } from 'satteri';
import { forbiddenIn } from '../content/markup/markdown-rules.ts';

/** The plugin of `markdown.processor`. */
export const safeMarkdown = defineMdastPlugin({
  name: 'safe-markdown',
  html: (node, context) => context.removeNode(node),
  image: (node, context) => {
    if (forbiddenIn(node)) context.removeNode(node);
  },
  link: (node, context) => {
    if (forbiddenIn(node)) context.setProperty(node, 'url', '');
  },
  definition: (node, context) => {
    if (forbiddenIn(node)) context.setProperty(node, 'url', '');
  },
});
