/** Changes between two publications. */
import type { ArticleFacts, Facts, FileFacts } from './facts.ts';
import { type MenuChange, menuDifference } from './menu-difference.ts';

/** A changed item, by its key. */
export interface Change<T> {
  readonly key: string;
  readonly from: T;
  readonly to: T;
}

/** The changes of a record. */
export interface Changes<T> {
  readonly added: readonly (readonly [key: string, value: T])[];
  readonly gone: readonly (readonly [key: string, value: T])[];
  readonly changed: readonly Change<T>[];
}

export interface Difference {
  readonly menu: readonly MenuChange[];
  readonly settings: Changes<string>;
  readonly files: Changes<FileFacts>;
  readonly articles: Changes<ArticleFacts>;
  /** Current names of places, for the report. */
  readonly places: Facts['places'];
  /** Names of the other lists that changed. */
  readonly lists: readonly string[];
  readonly program: boolean;
}

/** The changes between two records. */
function changesBetween<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  isSame: (a: T, b: T) => boolean,
): Changes<T> {
  const old = new Map(Object.entries(before));
  const now = new Map(Object.entries(after));
  return {
    added: [...now].filter(([key]) => !old.has(key)),
    gone: [...old].filter(([key]) => !now.has(key)),
    changed: [...now].flatMap(([key, to]) => {
      const from = old.get(key);
      return from === undefined || isSame(from, to) ? [] : [{ key, from, to }];
    }),
  };
}

const isSameArticle = (a: ArticleFacts, b: ArticleFacts): boolean =>
  a.digest === b.digest && a.name === b.name && a.price === b.price && a.lowest === b.lowest;

/** Compares a publication with the previous one. */
export function differenceBetween(before: Facts, after: Facts): Difference {
  const lists = changesBetween(before.lists, after.lists, (a, b) => a === b);
  return {
    menu: menuDifference(before.menu, after.menu),
    settings: changesBetween(before.settings, after.settings, (a, b) => a === b),
    files: changesBetween(before.files, after.files, (a, b) => a.digest === b.digest),
    articles: changesBetween(before.articles, after.articles, isSameArticle),
    places: after.places,
    lists: [...lists.added.map(([key]) => key), ...lists.changed.map(({ key }) => key)],
    program: before.program !== after.program,
  };
}

const isEmpty = ({ added, gone, changed }: Changes<unknown>): boolean =>
  added.length + gone.length + changed.length === 0;

/** Whether there is nothing to publish. */
export function isSame({ menu, settings, files, articles, lists, program }: Difference): boolean {
  const rest = menu.length + lists.length === 0 && !program;
  return rest && [settings, files, articles].every((changes) => isEmpty(changes));
}
