/** Differences, warnings and problems as lines for an editor. */
import { formatQuetzales } from '../../src/shared/i18n/formats.ts';
import { serviceLanguage } from '../../src/shared/i18n/locales.ts';
import type { SiteProblems } from './check/check-site.ts';
import { fileLines, quoted } from './describe-files.ts';
import type { Change, Changes, Difference } from './facts/difference.ts';
import type { ArticleFacts } from './facts/facts.ts';
import type { MenuChange } from './facts/menu-difference.ts';
import type { ChangeWarning } from './facts/validate-changes.ts';
import { BROKEN_MESSAGES, CHANGED, LISTS, SETTINGS, WARNINGS } from './words.ts';

/** Lines of one kind; the rest is counted. */
const MAX_LINES = 12;

const capped = (lines: readonly string[]): readonly string[] =>
  lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), CHANGED.more(lines.length - MAX_LINES)] : lines;

/** As many files as lines of another kind; each with all its lines. */
const cappedFiles = (files: readonly (readonly string[])[]): readonly string[] => [
  ...files.slice(0, MAX_LINES).flat(),
  ...(files.length > MAX_LINES ? [CHANGED.more(files.length - MAX_LINES)] : []),
];

const indented = (lines: readonly string[]): readonly string[] => capped(lines.map((line) => `  ${line}`));

/** As the shop prints it, with a plain blank in the place of its no-break one: terminals show it and logs are searched for it. */
const money = (cents: number): string => formatQuetzales(cents, serviceLanguage).replaceAll('\u00A0', ' ');

function menuLine(change: MenuChange): string {
  const { title, slug } = change.entry;
  const place = (name: string): string => (name === '' ? CHANGED.top : quoted(name));
  switch (change.kind) {
    case 'added':
    case 'removed':
      return CHANGED.menu[change.kind](title, slug, CHANGED.within(change.within));
    case 'renamed':
      return CHANGED.menu.renamed(change.from, title);
    case 'moved':
      return CHANGED.menu.moved(title, place(change.from), place(change.to));
    case 'reordered':
      return CHANGED.menu.reordered(title, slug);
  }
}

function settingLines({ added, gone, changed }: Changes<string>): readonly string[] {
  const all = [
    ...added.map(([key, to]) => ({ key, from: '', to })),
    ...gone.map(([key, from]) => ({ key, from, to: '' })),
    ...changed,
  ];
  return all.map(({ key, from, to }) => CHANGED.setting(SETTINGS[key] ?? key, quoted(from), quoted(to)));
}

/** What an article costs: at the list, and what it or a variant is sold at where that is less. */
const priced = ({ price, lowest }: ArticleFacts): string =>
  lowest < price ? CHANGED.reduced(money(price), money(lowest)) : money(price);

function articleLine({ key, from, to }: Change<ArticleFacts>): string {
  const what = [
    ...(from.name === to.name ? [] : [CHANGED.name(from.name)]),
    ...(priced(from) === priced(to) ? [] : [CHANGED.price(priced(from), priced(to))]),
    ...(from.soldOut === to.soldOut ? [] : [to.soldOut ? CHANGED.soldOut : CHANGED.backInStock]),
  ];
  return `${to.name} (${key}): ${what.join(', ') || CHANGED.page}`;
}

function articleLines({ added, gone, changed }: Difference['articles']): readonly string[] {
  const named = (list: Difference['articles']['added']): readonly string[] =>
    indented(list.map(([sku, { name }]) => `${name} (${sku})`));
  return [
    ...(added.length > 0 ? [CHANGED.articles.added(added.length), ...named(added)] : []),
    ...(gone.length > 0 ? [CHANGED.articles.gone(gone.length), ...named(gone)] : []),
    ...(changed.length > 0
      ? [CHANGED.articles.changed(changed.length), ...indented(changed.map(articleLine))]
      : []),
  ];
}

/** The lists follow the articles: changes are reported only where these did not change. */
function listLines({ lists, articles }: Difference): readonly string[] {
  const hasArticles = articles.added.length + articles.gone.length + articles.changed.length > 0;
  return lists.filter((name) => name === 'places' || !hasArticles).map((name) => LISTS[name] ?? name);
}

/** What changed, for an editor. */
export function differenceLines(difference: Difference): readonly string[] {
  return [
    ...capped(difference.menu.map(menuLine)),
    ...settingLines(difference.settings),
    ...cappedFiles(fileLines(difference.files, difference.places)),
    ...articleLines(difference.articles),
    ...listLines(difference),
    ...(difference.program ? [CHANGED.program] : []),
  ];
}

function warningLine(warning: ChangeWarning): readonly string[] {
  switch (warning.kind) {
    case 'articles-gone':
      return [WARNINGS.articlesGone(warning.gone, warning.of)];
    case 'menu-gone':
      return [WARNINGS.menuGone(warning.gone, warning.of)];
    case 'price-zero': {
      const names = warning.articles.map(({ sku, name }) => `${name} (${sku})`);
      return [WARNINGS.priceZero(names.length), ...indented(names)];
    }
    case 'price-jump': {
      const names = warning.articles.map(
        ({ sku, name, from, to }) => `${name} (${sku}): ${CHANGED.price(money(from), money(to))}`,
      );
      return [WARNINGS.priceJump(names.length), ...indented(names)];
    }
    case 'leads-nowhere':
    case 'same-address': {
      const names = warning.entries.map(({ title, slug }) => `${title} (${slug})`);
      const say = warning.kind === 'leads-nowhere' ? WARNINGS.leadsNowhere : WARNINGS.sameAddress;
      return [say(names.length), ...indented(names)];
    }
    case 'unreadable-settings': {
      const values = warning.settings.map(({ parameter, value }) => `${parameter}: ${quoted(value)}`);
      return [WARNINGS.unreadable(values.length), ...indented(values)];
    }
    case 'other-service':
      return [WARNINGS.otherService(warning.from, warning.to)];
  }
}

/** What looks like a mistake, for an editor. */
export function warningLines(warnings: readonly ChangeWarning[]): readonly string[] {
  return warnings.flatMap(warningLine);
}

/** What is wrong with a built site: what forbids its release, and what somebody may confirm. */
export function problemLines({ missing, broken, heavy }: SiteProblems): {
  readonly fatal: readonly string[];
  readonly doubtful: readonly string[];
} {
  return {
    fatal: [
      ...capped(
        missing.map(({ file, of }) =>
          of ? BROKEN_MESSAGES[of.kind](of.name, file) : BROKEN_MESSAGES.file(file),
        ),
      ),
      ...capped(broken.map(({ page, address, kind }) => BROKEN_MESSAGES[kind](page, address))),
    ],
    doubtful:
      heavy.length > 0
        ? [WARNINGS.heavy(heavy.length), ...indented(heavy.map(({ file, message }) => `${file}: ${message}`))]
        : [],
  };
}
