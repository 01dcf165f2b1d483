/** The links of a rich text that lead to a phone or a chat. */

import type { RichText } from '#shared/html/rich-text.ts';
import { normaliseContactLink } from './chat-address.ts';

/** The text with its phone and WhatsApp links in international form; a link that nobody can call becomes plain text. */
export function normaliseContactLinks(text: RichText): RichText {
  return text.flatMap((node) => {
    if (!('children' in node)) return [node];
    const children = normaliseContactLinks(node.children);
    if (node.kind !== 'link') return [{ ...node, children }];
    const href = normaliseContactLink(node.href);
    return href === undefined ? children : [{ ...node, href, children }];
  });
}
