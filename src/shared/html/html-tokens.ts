/**
 * Splits HTML from a service into tags and text in linear time; `rich-text.ts` interprets the tags. Comments,
 * declarations and elements without readable text are left out.
 */

export type HtmlToken =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'open'; readonly name: string; readonly attributes: string }
  | { readonly type: 'close'; readonly name: string };

/** Elements whose whole content is dropped. */
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'noframes',
  'noembed',
  'noscript',
  'template',
  'object',
  'applet',
  'svg',
  'math',
  'textarea',
  'title',
  'xmp',
  'plaintext',
  'select',
  'canvas',
  'audio',
  'video',
]);

/** The end of the tag that starts before `from`; -1 if it has none. A `>` within quotes does not count. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  // For a quote that is not closed, the tag ends at the next `>`.
  return html.indexOf('>', from);
}

/** The position behind the closing tag of a dropped element; the end of the text when there is none. */
function behindElement(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])[^>]*>?`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html) ? closing.lastIndex : html.length;
}

/** The position behind a comment or declaration; undefined when `<` starts none. */
function behindComment(html: string, at: number): number | undefined {
  if (!/^[!?]/.test(html.charAt(at + 1))) return undefined;
  const isComment = html.startsWith('<!--', at);
  const end = html.indexOf(isComment ? '-->' : '>', at + 2);
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

/** The tag at a `<` and the position behind it; undefined if the `<` is text. */
function readTag(html: string, at: number): { readonly token: HtmlToken; readonly next: number } | undefined {
  const [opening, slash = '', written = ''] = /^<(\/?)([a-z][a-z\d-]*)/i.exec(html.slice(at, at + 32)) ?? [];
  if (opening === undefined) return undefined;
  const end = tagEnd(html, at + opening.length);
  if (end < 0) return undefined;
  const name = written.toLowerCase();
  if (slash !== '') return { token: { type: 'close', name }, next: end + 1 };
  const token: HtmlToken = { type: 'open', name, attributes: html.slice(at + opening.length, end) };
  return { token, next: DROPPED.has(name) ? behindElement(html, name, end) : end + 1 };
}

/** The tags and texts of a document, in order; texts as written, with their character references. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  // There is no tag after the last `>`, so a later `<` needs no search for its end.
  const lastEnd = html.lastIndexOf('>');
  let textFrom = 0;
  let at = html.indexOf('<');
  while (at >= 0 && at < lastEnd) {
    const tag = readTag(html, at);
    const next = tag?.next ?? behindComment(html, at);
    if (next !== undefined) {
      if (at > textFrom) yield { type: 'text', text: html.slice(textFrom, at) };
      if (tag) yield tag.token;
      textFrom = next;
    }
    at = html.indexOf('<', next ?? at + 1);
  }
  if (textFrom < html.length) yield { type: 'text', text: html.slice(textFrom) };
}
