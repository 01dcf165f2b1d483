/** The address of the shop's chat: WhatsApp by number, or another one (contract, System parameters; decision 223). */
import { parseUrl } from '#shared/http/url.ts';
import type { RichText } from '../html/rich-text.ts';
import { MAX_CONTACT_LENGTH, readPhone } from './phone-number.ts';

const ADDRESS = /^(?:https?:\/\/|whatsapp:|(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$))/i;
/** Separator of two addresses; a number in an address may contain blanks. */
const NEXT_ADDRESS = /[\s,;]+(?=https?:\/\/|whatsapp:|(?:wa\.me|(?:api|web)\.whatsapp\.com)\/)/i;
const HAS_SCHEME = /^(?:https?|whatsapp):/i;
/** Pages of `wa.me` and `api.whatsapp.com` without a number: a message, a QR code, a catalogue. */
const OTHER_PAGES = /^\/(?:message|qr|c|p|channel)\/./i;

/** `hasMore`: the text has other addresses or numbers, which are ignored. */
export type ReadChat = { readonly address: string; readonly hasMore: boolean };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The number in a link of WhatsApp; undefined for another link. */
function writtenNumber({ protocol, hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^www\./, '');
  if (host === 'wa.me' && !OTHER_PAGES.test(pathname)) return decoded(pathname.slice(1));
  const isSend =
    protocol === 'whatsapp:' || (/^(?:api|web|)\.?whatsapp\.com$/.test(host) && /^\/send\/?$/.test(pathname));
  // A `+` that is not encoded is a blank in a query.
  return isSend ? (searchParams.get('phone') ?? '').replace(/^ /, '+') : undefined;
}

/** The address of WhatsApp for a written number; undefined if it cannot be called from abroad. */
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

/** The first link or number of a text. */
export function readChat(text: string): ReadChat | undefined {
  const value = text.slice(0, MAX_CONTACT_LENGTH).normalize('NFKC').trim();
  if (!ADDRESS.test(value)) return whatsAppOf(value);
  const [first = '', ...rest] = value.split(NEXT_ADDRESS);
  const read = readLink(first);
  return read && { ...read, hasMore: read.hasMore || rest.length > 0 };
}

/** A WhatsApp or `tel:` link with an international number, undefined without a readable one; other links are unchanged. */
export function normaliseContactLink(href: string): string | undefined {
  const url = parseUrl(href);
  if (!url) return href;
  if (url.protocol === 'tel:') {
    const read = readPhone(decoded(url.pathname));
    return read && `tel:${read.number.isNationalOnly ? '' : '+'}${read.number.digits}`;
  }
  return writtenNumber(url) === undefined ? href : readLink(href)?.address;
}

/** Normalises the phone and WhatsApp links of a text; a link without a readable number becomes plain text. */
export function normaliseContactLinks(text: RichText): RichText {
  return text.flatMap((node) => {
    if (!('children' in node)) return [node];
    const children = normaliseContactLinks(node.children);
    if (node.kind !== 'link') return [{ ...node, children }];
    const href = normaliseContactLink(node.href);
    return href === undefined ? children : [{ ...node, href, children }];
  });
}
