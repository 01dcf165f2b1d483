/** Fills facts into editors' Markdown before headings get their ids. */
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import { fillFacts } from '../../src/shared/i18n/facts/facts.ts';
import { readFacts } from '../../src/shared/i18n/facts/read-facts.ts';

/** The plugin of `markdown.processor`, which reads the facts again for each file. */
export const factTexts = (root: string) => (): MdastPluginDefinition => {
  const facts = readFacts(root);
  return defineMdastPlugin({
    name: 'fact-texts',
    text: (node, context) => {
      const value = fillFacts(node.value, facts);
      if (value !== node.value) context.setProperty(node, 'value', value);
    },
    link: (node, context) => {
      const url = fillFacts(node.url, facts);
      if (url !== node.url) context.setProperty(node, 'url', url);
    },
  });
};
