/** Differences, warnings and problems as lines for an editor. */
import { formatQuetzales } from '../../../src/shared/i18n/formats.ts';
import { serviceLanguage } from '../../../src/shared/i18n/locales.ts';
import type { SiteProblems } from '../check/check-site.ts';
import type { Change, Changes, Difference } from '../facts/difference.ts';
import type { ArticleFacts } from '../facts/facts.ts';
import type { MenuChange } from '../facts/menu-difference.ts';
import type { ChangeWarning } from '../facts/validate-changes.ts';
import { articleCount, entryCount, message, nameOf } from '../messages.ts';
import { fileLines, quoted } from './files.ts';

/** Lines of one kind; the rest is counted. */
const MAX_LINES = 12;

const capped = (lines: readonly string[]): readonly string[] =>
  lines.length > MAX_LINES
    ? [...lines.slice(0, MAX_LINES), message('more', { count: lines.length - MAX_LINES })]
    : lines;

/** At most `MAX_LINES` files, each with all its lines. */
const cappedFiles = (files: readonly (readonly string[])[]): readonly string[] => [
  ...files.slice(0, MAX_LINES).flat(),
  ...(files.length > MAX_LINES ? [message('more', { count: files.length - MAX_LINES })] : []),
];

const indented = (lines: readonly string[]): readonly string[] => capped(lines.map((line) => `  ${line}`));

/** An amount without no-break spaces, which terminals display and searches in logs miss. */
const money = (cents: number): string => formatQuetzales(cents, serviceLanguage).replaceAll('\u00A0', ' ');

function menuLine(change: MenuChange): string {
  const { title, slug } = change.entry;
  const place = (name: string): string => (name === '' ? message('change.topLevel') : quoted(name));
  switch (change.kind) {
    case 'added':
    case 'removed': {
      const { within: count } = change;
      const within = count > 0 ? message('change.within', { entries: entryCount(count) }) : '';
      return message(`change.menu.${change.kind}`, { title, slug, within });
    }
    case 'renamed':
      return message('change.menu.renamed', { title, from: change.from });
    case 'moved':
      return message('change.menu.moved', { title, from: place(change.from), to: place(change.to) });
    case 'reordered':
      return message('change.menu.reordered', { title, slug });
  }
}

function settingLines({ added, gone, changed }: Changes<string>): readonly string[] {
  const all = [
    ...added.map(([key, to]) => ({ key, from: '', to })),
    ...gone.map(([key, from]) => ({ key, from, to: '' })),
    ...changed,
  ];
  return all.map(({ key, from, to }) =>
    message('change.setting', { name: nameOf('setting', key), from: quoted(from), to: quoted(to) }),
  );
}

/** The list price of an article, and its lowest price where that is less. */
const priced = ({ price, lowest }: ArticleFacts): string =>
  lowest < price ? message('change.reduced', { list: money(price), lowest: money(lowest) }) : money(price);

function articleLine({ key, from, to }: Change<ArticleFacts>): string {
  const what = [
    ...(from.name === to.name ? [] : [message('change.name', { from: from.name })]),
    ...(priced(from) === priced(to) ? [] : [message('change.price', { from: priced(from), to: priced(to) })]),
    ...(from.soldOut === to.soldOut ? [] : [message(to.soldOut ? 'change.soldOut' : 'change.backInStock')]),
  ];
  return `${to.name} (${key}): ${what.join(', ') || message('change.page')}`;
}

function articleLines({ added, gone, changed }: Difference['articles']): readonly string[] {
  const section = (kind: 'added' | 'gone' | 'changed', lines: readonly string[]): readonly string[] =>
    lines.length === 0
      ? []
      : [message(`change.articles.${kind}`, { count: lines.length }), ...indented(lines)];
  const named = (list: Difference['articles']['added']): readonly string[] =>
    list.map(([sku, { name }]) => `${name} (${sku})`);
  return [
    ...section('added', named(added)),
    ...section('gone', named(gone)),
    ...section('changed', changed.map(articleLine)),
  ];
}

/** Changes of lists that follow from changes of the articles are omitted. */
function listLines({ lists, articles }: Difference): readonly string[] {
  const hasArticles = articles.added.length + articles.gone.length + articles.changed.length > 0;
  return lists.filter((name) => name === 'places' || !hasArticles).map((name) => nameOf('list', name));
}

/** Lines about the changes. */
export function differenceLines(difference: Difference): readonly string[] {
  return [
    ...capped(difference.menu.map(menuLine)),
    ...settingLines(difference.settings),
    ...cappedFiles(fileLines(difference.files, difference.places)),
    ...articleLines(difference.articles),
    ...listLines(difference),
    ...(difference.program ? [message('change.program')] : []),
  ];
}

/** The items that a warning is about, one line each. */
function warningItems(warning: ChangeWarning): readonly string[] {
  switch (warning.kind) {
    case 'price-zero':
      return warning.articles.map(({ sku, name }) => `${name} (${sku})`);
    case 'price-jump':
      return warning.articles.map(
        ({ sku, name, from, to }) =>
          `${name} (${sku}): ${message('change.price', { from: money(from), to: money(to) })}`,
      );
    case 'leads-nowhere':
    case 'same-address':
      return warning.entries.map(({ title, slug }) => `${title} (${slug})`);
    case 'unreadable-settings':
      return warning.settings.map(({ parameter, value }) => `${parameter}: ${quoted(value)}`);
    default:
      return [];
  }
}

/** Lines about changes that are probably mistakes. */
export const warningLines = (warnings: readonly ChangeWarning[]): readonly string[] =>
  warnings.flatMap((warning) => {
    const items = warningItems(warning);
    const count = 'of' in warning ? warning.of : items.length;
    const counts = { count, articles: articleCount(count), entries: entryCount(count) };
    return [message(`warning.${warning.kind}`, { ...warning, ...counts }), ...indented(items)];
  });

/** Problems of a built site: `fatal` ones forbid its release, `doubtful` ones may be confirmed. */
export function problemLines({ missing, broken, heavy }: SiteProblems): {
  readonly fatal: readonly string[];
  readonly doubtful: readonly string[];
} {
  const isEmptyPicture = ({ address, kind }: SiteProblems['broken'][number]): boolean =>
    kind === 'picture' && address === '';
  return {
    fatal: [
      ...capped(
        missing.map(({ file, of }) => message(`broken.${of?.kind ?? 'file'}`, { file, name: of?.name })),
      ),
      ...capped(
        broken.map((each) =>
          message(`broken.${isEmptyPicture(each) ? 'emptyPicture' : each.kind}`, { ...each }),
        ),
      ),
    ],
    doubtful:
      heavy.length > 0
        ? [
            message('warning.heavy', { count: heavy.length }),
            ...indented(heavy.map(({ file, message: text }) => `${file}: ${text}`)),
          ]
        : [],
  };
}
