/**
 * Normalises the addresses in environment variables, so that they can be compared with those of browsers (contract,
 * Configuration; decision 224, Addresses).
 */

import { parsePaymentOrigins } from '../../src/features/payment/rules/payment.ts';
import { parseUrl, plainOrigin } from '../../src/shared/http/url.ts';
import { normaliseTemplate } from './image-template.ts';

/** A normalised value, or the requirement that it does not meet. */
export type Normalised = { readonly value: string } | { readonly wants: string };

/** A value in quotes: `.env` files for containers keep them. */
const QUOTED = /^(["'])(.*)\1$/s;
/** Browsers drop tabs and line breaks from addresses and read a backslash as a slash. */
const UNSAFE = /[\s\p{Cc}\\]/u;

/** The text without surrounding blanks and quotes. */
function unquote(text: string): string {
  const trimmed = text.trim();
  return (QUOTED.exec(trimmed)?.[2] ?? trimmed).trim();
}

/** The names of an address's forbidden parts. */
function unwantedParts(url: URL, allowed: readonly string[]): string {
  const parts = [
    ['a user name or password', url.username + url.password],
    ['a path', url.pathname === '/' ? '' : url.pathname],
    ['a query', url.search],
    ['a fragment', url.hash],
  ] as const;
  const unwanted = parts.filter(([name, value]) => value !== '' && !allowed.includes(name));
  return unwanted.map(([name]) => name).join(' and ');
}

function readUrl(text: string): URL | undefined {
  return UNSAFE.test(text) || plainOrigin(text) === undefined ? undefined : parseUrl(text);
}

/** Accepts an address with these parts only, and names the others. */
const address =
  (example: string, ...allowed: readonly string[]) =>
  (text: string): Normalised => {
    const url = readUrl(text);
    if (!url) return { wants: `wants an address such as ${example}` };
    const unwanted = unwantedParts(url, allowed);
    if (unwanted !== '') return { wants: `wants an address such as ${example} without ${unwanted}` };
    return { value: allowed.includes('a query') ? url.href : url.href.replace(/\/+$/, '') };
  };

function paymentOrigins(text: string): Normalised {
  const wants = 'wants origins such as https://pay.example, with commas between them';
  const origins: string[] = [];
  for (const part of text.split(',').map(unquote)) {
    const url = readUrl(part);
    if (!url) return { wants };
    const unwanted = unwantedParts(url, []);
    if (unwanted !== '') return { wants: `${wants} and without ${unwanted}` };
    if (parsePaymentOrigins(url.href).length === 0) {
      return { wants: `${wants}: https, or http on this machine` };
    }
    origins.push(url.origin);
  }
  return { value: [...new Set(origins)].join() };
}

/** The address of the image service, which becomes part of a server's configuration. */
function imageService(text: string): Normalised {
  const wants = 'wants an address such as https://images.example/articles/ and nothing behind its path';
  const url = /[$;{}"'?#]/.test(text) ? undefined : readUrl(text);
  return url && unwantedParts(url, ['a path']) === '' ? { value: url.href } : { wants };
}

const NORMALISERS: Readonly<Record<string, (text: string) => Normalised>> = {
  PUBLIC_SITE_URL: address('https://shop.example'),
  PUBLIC_API_URL: address('https://api.example', 'a path'),
  PUBLIC_CART_API_URL: address('https://cart.example', 'a path'),
  PUBLIC_PAYMENT_ORIGINS: paymentOrigins,
  PUBLIC_SIZE_GUIDE_URL: address('https://shop.example/tallas', 'a path', 'a query', 'a fragment'),
  PUBLIC_BEACON_URL: address('https://shop.example/beacon', 'a path', 'a query'),
  PUBLIC_IMAGE_TEMPLATE: normaliseTemplate,
  IMAGE_SERVICE_URL: imageService,
};

/** The variables with an address. */
export const ADDRESS_VARIABLES: readonly string[] = Object.keys(NORMALISERS);

/** The normalised value of a variable, or the requirement that it does not meet. Other variables are unchanged. */
export function normaliseAddress(name: string, text: string): Normalised {
  const normalise = NORMALISERS[name];
  return normalise ? normalise(unquote(text)) : { value: text };
}

/** Normalises the addresses of all variables; an invalid one keeps its text, and `checkEnvironment` reports it. */
export function normaliseAddresses<T extends Readonly<Record<string, string | undefined>>>(variables: T): T {
  const normalised = ADDRESS_VARIABLES.flatMap((name) => {
    const text = variables[name];
    const result = text ? normaliseAddress(name, text) : undefined;
    return result && 'value' in result ? [[name, result.value] as const] : [];
  });
  return { ...variables, ...Object.fromEntries(normalised) };
}
