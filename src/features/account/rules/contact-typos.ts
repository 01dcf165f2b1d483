/**
 * Common slips in an e-mail address or a phone number, and what was probably meant: only ever a suggestion, since a rare
 * domain may be right (decision 130, Checkout).
 */
import { isEmail } from './email.ts';
import { displayPhone, isPhone } from './phone.ts';

/** Where most people of the country have their mail: what a slip is held against. */
const COMMON_DOMAINS: readonly string[] = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'hotmail.es',
  'yahoo.es',
  'outlook.es',
];

/** Real domains that look like typing errors. */
const RIGHT_DOMAINS: ReadonlySet<string> = new Set([
  ...COMMON_DOMAINS,
  'mail.com',
  'ymail.com',
  'gmx.com',
  'email.com',
  'live.es',
  'love.com',
]);

/** Endings that are `.com` with a slip. */
const SLIPPED_ENDING = /\.(con|cmo|ocm|comm|coom|vom|xom|cpm|cim|cm|om|co)$/;

/** Whether a word becomes the other by one change: a letter more, less, another, or two in the wrong order. */
export function isOneTypo(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let same = 0;
  while (typed[same] === meant[same]) same += 1;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  if (a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

/** The common domain that was meant; undefined where the typed one may be right. */
function correctedDomain(typed: string): string | undefined {
  const domain = typed
    .toLowerCase()
    .replace(/[,;\s]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.$/, '');
  if (RIGHT_DOMAINS.has(domain)) return domain;
  const mended = domain.replace(SLIPPED_ENDING, '.com');
  return COMMON_DOMAINS.find(
    (meant) =>
      mended === meant ||
      meant === `${domain}.com` ||
      isOneTypo(domain, meant) ||
      isOneTypo(mended, meant) ||
      isOneTypo(`${domain}.com`, meant),
  );
}

/** Name and domain of what was typed, also where the at sign was left out before a common domain. */
function partsOf(address: string): { readonly name: string; readonly domain: string } | undefined {
  const at = address.lastIndexOf('@');
  if (at > 0) return { name: address.slice(0, at), domain: address.slice(at + 1) };
  const domain = COMMON_DOMAINS.find((each) => address.toLowerCase().endsWith(each));
  return at < 0 && domain ? { name: address.slice(0, -domain.length), domain } : undefined;
}

/** The address that was probably meant; undefined where there is nothing to suggest. */
export function emailSuggestion(typed: string): string | undefined {
  const address = typed.trim();
  const parts = partsOf(address);
  const domain = parts && correctedDomain(parts.domain);
  if (!parts || domain === undefined) return undefined;
  const meant = `${parts.name.replace(/\s+/g, '')}@${domain}`;
  return meant.toLowerCase() !== address.toLowerCase() && isEmail(meant) ? meant : undefined;
}

/** Letters and the digits that they look like. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1' };
/** What people write between digits; anything else is more than a slip. */
const AROUND_DIGITS = /[\s().,/_+·'"-]/g;
const COUNTRY = '502';
const LENGTH = 8;

/** A number of the country as it was probably meant, where what was typed is none. */
export function phoneSuggestion(typed: string): string | undefined {
  if (isPhone(typed)) return undefined;
  const written = typed.normalize('NFKC').replace(/[Oo|lI]/g, (letter) => LOOKALIKES[letter] ?? letter);
  const digits = written
    .replace(/\p{Pd}/gu, '')
    .replace(AROUND_DIGITS, '')
    .replace(/^0+/, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const local = digits.slice(-LENGTH);
  const before = digits.slice(0, -LENGTH);
  if (local.length < LENGTH || !/^(502)*$/.test(before)) return undefined;
  return before === '' ? `${local.slice(0, 4)}-${local.slice(4)}` : displayPhone(COUNTRY + local);
}
