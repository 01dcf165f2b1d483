/** Suggestions for probable typos in an e-mail address or a phone number (decision 130, Checkout). */
import { displayPhone, isEmail, isPhone } from './contact-fields.ts';

/** The most common domains of the country, which typos are compared with. */
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

/** Real domains that look like typos. */
const RIGHT_DOMAINS: ReadonlySet<string> = new Set([
  ...COMMON_DOMAINS,
  'mail.com',
  'ymail.com',
  'gmx.com',
  'email.com',
  'live.es',
  'love.com',
]);

/** Typos of `.com`. */
const SLIPPED_ENDING = /\.(con|cmo|ocm|comm|coom|vom|xom|cpm|cim|cm|om|co)$/;

/** Whether one change turns a word into the other: a letter added, removed or replaced, or two swapped. */
export function isOneTypo(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let same = 0;
  while (typed[same] === meant[same]) same += 1;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  if (a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

/** The common domain that was probably meant; undefined if the typed one may be right. */
function correctedDomain(typed: string): string | undefined {
  const domain = typed
    .toLowerCase()
    .replace(/[,;\s]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.$/, '');
  if (RIGHT_DOMAINS.has(domain)) return domain;
  const withCom = domain.replace(SLIPPED_ENDING, '.com');
  return COMMON_DOMAINS.find(
    (meant) =>
      withCom === meant ||
      meant === `${domain}.com` ||
      isOneTypo(domain, meant) ||
      isOneTypo(withCom, meant) ||
      isOneTypo(`${domain}.com`, meant),
  );
}

/** Name and domain of an address, even without the at sign before a common domain. */
function partsOf(address: string): { readonly name: string; readonly domain: string } | undefined {
  const at = address.lastIndexOf('@');
  if (at > 0) return { name: address.slice(0, at), domain: address.slice(at + 1) };
  const domain = COMMON_DOMAINS.find((each) => address.toLowerCase().endsWith(each));
  return at < 0 && domain ? { name: address.slice(0, -domain.length), domain } : undefined;
}

/** The corrected address; undefined without a suggestion. */
export function emailSuggestion(typed: string): string | undefined {
  const address = typed.trim();
  const parts = partsOf(address);
  const domain = parts && correctedDomain(parts.domain);
  if (!parts || domain === undefined) return undefined;
  const meant = `${parts.name.replace(/\s+/g, '')}@${domain}`;
  return meant.toLowerCase() !== address.toLowerCase() && isEmail(meant) ? meant : undefined;
}

/** Letters that look like digits. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1' };
/** Characters that people write between digits. */
const AROUND_DIGITS = /[\s().,/_+·'"-]/g;
const COUNTRY = '502';
const LENGTH = 8;

/** The corrected number of the country; undefined without a suggestion. */
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
