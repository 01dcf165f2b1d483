/** Finds the links of a Markdown text. */
import { type MdastNode, markdownToMdast } from 'satteri';

/** A link and its line in the file. */
interface TextLink {
  readonly url: string;
  readonly line: number;
}

function linksBelow(node: MdastNode): readonly TextLink[] {
  const own = node.type === 'link' || node.type === 'definition';
  const below = 'children' in node ? node.children.flatMap(linksBelow) : [];
  return own ? [{ url: node.url, line: node.position?.start.line ?? 1 }, ...below] : below;
}

/** All links, in the order of the text. */
export const linksIn = (body: string): readonly TextLink[] =>
  body.includes('](') || body.includes(']:') ? linksBelow(markdownToMdast(body)) : [];
