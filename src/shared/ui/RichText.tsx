/**
 * Small HTML of the service, drawn from its safe tree: nothing of it is ever built raw (decision 88, HTML in API
 * texts).
 */
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

/** Children are given one by one and need no keys: a built text never changes in place. */
export function RichText({ nodes }: { readonly nodes: RichTextTree }) {
  return createElement(Fragment, null, ...nodes.map(draw));
}

function draw(node: RichNode): ReactNode {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'break') return createElement('br');
  const children = node.children.map(draw);
  if (node.kind === 'link') return createElement('a', { href: node.href }, ...children);
  return createElement(TAGS[node.kind], null, ...children);
}
