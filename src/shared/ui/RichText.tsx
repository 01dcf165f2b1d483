/** HTML of the service, rendered from its safe tree (decision 88, HTML in API texts). */
import { createElement, Fragment, type ReactNode } from 'react';
import type { RichNode, RichText as RichTextTree } from '#shared/html/rich-text.ts';

const TAGS = {
  paragraph: 'p',
  list: 'ul',
  'ordered-list': 'ol',
  item: 'li',
  strong: 'strong',
  emphasis: 'em',
} as const;

/** Children are separate arguments and need no keys, because a built text never changes. */
export function RichText({ nodes }: { readonly nodes: RichTextTree }) {
  return createElement(Fragment, null, ...nodes.map(render));
}

function render(node: RichNode): ReactNode {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'break') return createElement('br');
  const children = node.children.map(render);
  if (node.kind === 'link') return createElement('a', { href: node.href }, ...children);
  return createElement(TAGS[node.kind], null, ...children);
}
