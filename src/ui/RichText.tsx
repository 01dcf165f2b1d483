/** Small HTML of the service, drawn from its safe tree: nothing of it is ever printed raw (contract, HTML in API texts). */
import type { RichNode, RichText as RichTextTree } from '#domain/rich-text.ts';

const TAGS = {
  paragraph: 'p',
  list: 'ul',
  'ordered-list': 'ol',
  item: 'li',
  strong: 'strong',
  emphasis: 'em',
} as const;

export function RichText({ nodes }: { readonly nodes: RichTextTree }) {
  return nodes.map((node, index) => <Node key={index} node={node} />);
}

function Node({ node }: { readonly node: RichNode }) {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'break') return <br />;
  const children = <RichText nodes={node.children} />;
  if (node.kind === 'link') return <a href={node.href}>{children}</a>;
  const Tag = TAGS[node.kind];
  return <Tag>{children}</Tag>;
}
