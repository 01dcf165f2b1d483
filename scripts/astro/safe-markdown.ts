/** Removes HTML and unsafe addresses from editors' Markdown, as a second defence after the check of `scripts/content/`. */
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
