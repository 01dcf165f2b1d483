/** Where the shop's chat is: WhatsApp by number, or an address elsewhere (contract, System parameters; decision 223). */
import { parseUrl } from '#shared/http/parse-url.ts';
import type { RichText } from '../html/rich-text.ts';
import { MAX_CONTACT_LENGTH, readPhone } from './phone-number.ts';

const ADDRESS = /^(?:https?:\/\/|whatsapp:|(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$))/i;
/** Between two addresses; a number in an address may have blanks. */
const NEXT_ADDRESS = /[\s,;]+(?=https?:\/\/|whatsapp:|(?:wa\.me|(?:api|web)\.whatsapp\.com)\/)/i;
const HAS_SCHEME = /^(?:https?|whatsapp):/i;
/** Pages of `wa.me` and `api.whatsapp.com` that are no number: a message, a code to scan, a catalogue. */
const OTHER_PAGES = /^\/(?:message|qr|c|p|channel)\/./i;

/** The chat's address, and whether the text had more than the one that is used. */
export type ReadChat = { readonly address: string; readonly hasMore: boolean };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a link of WhatsApp names as the number; undefined if the link is not one with a number. */
function writtenNumber({ protocol, hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^www\./, '');
  if (host === 'wa.me' && !OTHER_PAGES.test(pathname)) return decoded(pathname.slice(1));
  const isSend =
    protocol === 'whatsapp:' || (/^(?:api|web|)\.?whatsapp\.com$/.test(host) && /^\/send\/?$/.test(pathname));
  // A `+` that is not encoded is a blank in a query.
  return isSend ? (searchParams.get('phone') ?? '').replace(/^ /, '+') : undefined;
}

/** The address of WhatsApp for a number of any form; undefined if nobody can write to it. */
function whatsAppOf(written: string, text = ''): ReadChat | undefined {
  const read = readPhone(written);
  if (!read || read.number.isNationalOnly) return undefined;
  const query = text === '' ? '' : `?text=${encodeURIComponent(text)}`;
  return { address: `https://wa.me/${read.number.digits}${query}`, hasMore: read.hasMore };
}

function readLink(link: string): ReadChat | undefined {
  const url = parseUrl(HAS_SCHEME.test(link) ? link : `https://${link}`);
  if (!url) return undefined;
  const written = writtenNumber(url);
  if (written !== undefined) return whatsAppOf(written, url.searchParams.get('text') ?? '');
  return /^https?:$/.test(url.protocol) ? { address: url.href, hasMore: false } : undefined;
}

/** The chat of a text: a link or a number; the first of several. Undefined if there is none. */
export function readChat(text: string): ReadChat | undefined {
  const value = text.slice(0, MAX_CONTACT_LENGTH).normalize('NFKC').trim();
  if (!ADDRESS.test(value)) return whatsAppOf(value);
  const [first = '', ...rest] = value.split(NEXT_ADDRESS);
  const read = readLink(first);
  return read && { ...read, hasMore: read.hasMore || rest.length > 0 };
}

/**
 * A link with its number in international form, where it is one of WhatsApp or `tel:`; any other link as it is. One whose
 * number cannot be read is undefined.
 */
export function normaliseContactLink(href: string): string | undefined {
  const url = parseUrl(href);
  if (!url) return href;
  if (url.protocol === 'tel:') {
    const read = readPhone(decoded(url.pathname));
    return read && `tel:${read.number.isNationalOnly ? '' : '+'}${read.number.digits}`;
  }
  return writtenNumber(url) === undefined ? href : readLink(href)?.address;
}

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
