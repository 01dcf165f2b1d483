/** The addresses that pages name, and whether something of the shop answers them. */
import { isPageName } from '../../../src/features/product/rules/page-name.ts';
import { decodeReferences } from '../../publish/page/page-facts.ts';
import { categoryPage } from '../../publish/redirects.ts';
import { resolveRequest } from '../../serve/resolve.ts';

const REFERENCE = /\s(href|src|srcset|poster|component-url|renderer-url)=(?:"([^"]*)"|'([^']*)')/g;
const TEXT = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>[\s\S]*?<\/\1\s*>/g;

/** Something that a page names and that is not there. */
export interface BrokenReference {
  readonly page: string;
  readonly address: string;
  readonly kind: 'link' | 'picture';
}

/** An address of the shop, as a page writes it; pictures have a separate kind for the report. */
export type Reference = Pick<BrokenReference, 'address' | 'kind'>;

/** An address of a `srcset`, which may hold commas itself, and its descriptor (HTML standard, srcset attributes). */
const CANDIDATE = /([^\s,]\S*?)(?:,(?=\s|$)|\s+[^,]*(?:,|$)|$)/g;

const candidates = (list: string): readonly string[] =>
  [...list.matchAll(CANDIDATE)].map(([, address = '']) => address);

/** An address below the shop's own root, as all of them are written. */
const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);

/** An innermost template: what it names is filled in by scripts. */
const TEMPLATE = /<template\b[^>]*>(?:(?!<template\b)[\s\S])*?<\/template>/g;

function withoutTemplates(html: string): string {
  const rest = html.includes('<template') ? html.replace(TEMPLATE, '') : html;
  return rest === html ? html : withoutTemplates(rest);
}

/** What a page names of the shop's own. An empty picture address is one that leads nowhere. */
export function referencesOf(html: string): readonly Reference[] {
  const markup = withoutTemplates(html.replace(TEXT, '<$1$2>'));
  return [...markup.matchAll(REFERENCE)].flatMap(([, name = '', double, single]): readonly Reference[] => {
    const value = decodeReferences(double ?? single ?? '');
    if (name === 'srcset')
      return candidates(value)
        .filter(isOwn)
        .map((address) => ({ address, kind: 'picture' as const }));
    const kind = name === 'src' || name === 'poster' ? 'picture' : 'link';
    return isOwn(value) || (value === '' && name === 'src') ? [{ address: value, kind }] : [];
  });
}

/** An article whose sku no page can be named after: the not-found page shows it. */
function isUnbuiltProduct(path: string): boolean {
  const [, encoded] = /^(?:\/en)?\/producto\/([^/]+)\/?$/.exec(path) ?? [];
  return encoded !== undefined && !isPageName(decodeURIComponent(encoded));
}

/** Whether an address of the shop leads somewhere. */
export function isAnswered(
  address: string,
  exists: (file: string) => boolean,
  passedOn: readonly string[],
  hasFolders = false,
): boolean {
  const [target = ''] = address.split('#');
  if (target === '') return false;
  if (passedOn.some((path) => target.startsWith(path))) return true;
  const [path = '', query = ''] = target.split('?');
  const category = query === '' ? undefined : categoryPage(path, new URLSearchParams(query));
  if (category && !hasFolders && !exists(`${category.slice(1)}.html`)) return false;
  const answer = resolveRequest(target, exists, hasFolders);
  if (answer.kind === 'redirect') return isAnswered(answer.location, exists, passedOn, hasFolders);
  return (answer.kind === 'file' && answer.status === 200) || isUnbuiltProduct(path);
}

/** What pages of one site name, each page read at most once (`page-memory.ts`). */
export interface NamingPages {
  readonly read: (page: string) => void;
  /** What any page named when it was last read: all that the pages name which were read now, and some more. */
  readonly references: () => readonly Reference[];
  /** The first of the pages read now that names the reference at a place; undefined where none does any more. */
  readonly firstToName: (place: number) => string | undefined;
}

/**
 * What pages of a built site name and nothing answers; each address once, with the first page that names it.
 * @param files every file of the site
 * @param passedOn beginnings of the paths that the host passes on to another service
 * @param absent files that have no need to be there, see `articles-without-page.ts`
 */
export function brokenReferences(
  files: readonly string[],
  { read, references, firstToName }: NamingPages,
  passedOn: readonly string[],
  absent: readonly string[] = [],
  hasFolders = false,
): readonly BrokenReference[] {
  const all = new Set([...files, ...absent]);
  for (const page of files.filter((file) => file.endsWith('.html'))) read(page);
  const broken = new Map<string, BrokenReference>();
  for (const [place, { address, kind }] of references().entries()) {
    if (broken.has(address) || isAnswered(address, (file) => all.has(file), passedOn, hasFolders)) continue;
    const page = firstToName(place);
    if (page !== undefined) broken.set(address, { page, address, kind });
  }
  return [...broken.values()];
}
