/**
 * Takes the facts of a shop as it would be published now (decision 163, One changed article). A complete look asks for
 * everything. A quick look asks for the menu, the parameters and the list, and only for articles whose row in the list
 * has changed, or that are named. What only an article's detail contains, above all its description, waits for the next
 * complete look, at most a day.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { shownArticle } from '../../../src/build/snapshot/details/shown-article.ts';
import {
  type ArticleReadings,
  articleReader,
  type DetailPlace,
  type KnownArticle,
  readDetail,
  readValue,
  textsOf,
} from '../../../src/build/snapshot/recorded/article-readings.ts';
import { beginSnapshotHandoff } from '../../../src/build/snapshot/recorded/snapshot-handoff.ts';
import { reportLines } from '../../../src/build/snapshot/report.ts';
import { productDetailPath } from '../../../src/features/product/api/product-detail.ts';
import { mapPooled } from '../../../src/shared/http/pool.ts';
import { filesBelow } from '../../commands/inputs.ts';
import { createFactTable, type FactTable, readDetailFacts, textOfFacts } from '../facts/detail-facts.ts';
import { type Facts, factsSchema } from '../facts/facts.ts';
import { snapshotFacts } from '../facts/snapshot-facts.ts';
import { ALL_ANSWERS, type AnswerStore, factsOf, openAnswers } from './answers.ts';
import type { Asked } from './caching-fetch.ts';
import { createDetailCollector, type DetailCollector } from './detail-collector.ts';
import { createRevalidator, type Revalidator } from './revalidator.ts';
import { collectInto, type SnapshotRequest } from './take-snapshot.ts';
import { LEFT_OUT } from './words.ts';

/** How services are looked at. */
export interface Look {
  /** Digest of the code that reads answers. */
  readonly program: string;
  /** Skus that are asked for whatever their rows tell, in a quick look; undefined is a complete one. */
  readonly named: readonly string[] | undefined;
  /** Everything is read anew, whatever was remembered. */
  readonly ignoresCache: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Is called with every answer that is not what it was. */
  readonly changing?: (() => void) | undefined;
  /** Folder in which the snapshot is left for a build, where one is taken. */
  readonly taken: string;
}

const servicesFacts = factsSchema.omit({ files: true, program: true });
type ServiceFacts = Omit<Facts, 'files' | 'program'>;

/** What is remembered of all answers together. */
const readSchema = z.object({ facts: servicesFacts, notes: z.array(z.string()) });

/** What was read of all answers. */
interface Read {
  readonly facts: ServiceFacts;
  /**
   * What the services sent that is not used as it is: lines for an editor. Parameters that cannot be read are part of the
   * facts.
   */
  readonly notes: readonly string[];
}

/** Facts, and what was really asked for them. */
export interface TakenFacts extends Read {
  readonly asked: Readonly<Asked>;
  /** Articles that were not asked for, because their rows in the list are what they were. */
  readonly notAsked: number;
}

const LAST_COMPLETE = 'complete look';
const LONGEST_WITHOUT_MS = 24 * 60 * 60 * 1000;

const FACTS_FOLDER = join(import.meta.dirname, '..', 'facts');
const OWN_FILES = ['take-facts.ts', 'words.ts'].map((file) => join(import.meta.dirname, file));

/** Who makes facts and notes of what was read. */
function factsReader(program: string): string {
  const hash = createHash('sha256').update(program);
  for (const file of [...filesBelow(FACTS_FOLDER), ...OWN_FILES]) hash.update(readFileSync(file));
  return hash.digest('base64url');
}

/** A complete look in the future was made before the clock was set back: nobody knows how long ago that is. */
function isQuickAllowed(store: AnswerStore, now: number): boolean {
  const ago = now - Number(store.reading(LAST_COMPLETE, '') ?? 0);
  return ago >= 0 && ago < LONGEST_WITHOUT_MS;
}

interface Looking {
  readonly store: AnswerStore;
  readonly asker: Revalidator;
  readonly look: Look;
  readonly isQuick: boolean;
  /** Digest of the code that makes facts of what was read. */
  readonly facts: string;
}

/** Where the facts of an article are remembered: who makes them is not who reads it. */
const factsPlace = (
  { path, reader }: DetailPlace,
  facts: string,
): readonly [path: string, reader: string] => [factsOf(path), `${facts} ${reader}`];

/** A table of the facts of articles, as they are remembered of those that were read before. */
function createFacts({ store, facts }: Looking): FactTable {
  return createFactTable(({ place, detail }, make) => {
    const [path, reader] = factsPlace(place, facts);
    const known = store.reading(path, reader);
    if (known !== undefined) return readDetailFacts(known);
    const made = make(detail());
    store.learn(path, reader, textOfFacts(made));
    return made;
  });
}

/** Articles as they are remembered; each is asked for again first, unless a quick look has no reason to. */
function createReadings(
  { store, asker, look, isQuick, facts }: Looking,
  { table, details }: { readonly table: FactTable; readonly details: DetailCollector },
  spared: Set<string>,
): ArticleReadings {
  const named = new Set(look.named);
  const placeOf = (path: string, imageBase: string): DetailPlace => ({
    path,
    reader: articleReader(look.program, imageBase),
  });
  // Read when somebody wants it: all of them would be more than there is room for.
  const detailAt = (place: DetailPlace) => () => readDetail(store.detail(place) ?? '');
  const known = (place: DetailPlace, value: string): KnownArticle => {
    const [shown, mark] = readValue(value);
    return { shown, mark, place, detail: detailAt(place) };
  };
  const learn: ArticleReadings['learn'] = ({ path, row, imageBase }, shown, detail) => {
    const place = placeOf(path, imageBase);
    const { mark, ...texts } = textsOf(row, shown, detail);
    store.learnArticle(place, texts);
    details.learn(row.sku, { shown, mark, place, detail: detailAt(place) });
    const made = table.facts(row.sku);
    if (made) store.learn(...factsPlace(place, facts), textOfFacts(made));
  };
  return {
    learn,
    find: async (article) => {
      const { path, row, imageBase } = article;
      const place = placeOf(path, imageBase);
      const texts = look.ignoresCache ? undefined : store.article(place);
      if (!texts) return undefined;
      const isListedAlike = texts.row === JSON.stringify(row);
      if (isQuick && isListedAlike && !named.has(row.sku)) {
        store.renew(path);
        spared.add(path);
        return known(place, texts.value);
      }
      if ((await asker.ask(path)) !== 'same') return undefined;
      const before = known(place, texts.value);
      if (isListedAlike) return before;
      const detail = before.detail();
      // It goes with another row, and is read again.
      if (detail.brand !== row.brand) return undefined;
      const shown = shownArticle(row, detail);
      learn(article, shown, detail);
      return { ...before, shown };
    },
  };
}

/** The facts and notes that were remembered, where every answer is still the one that they were made of. */
async function unchangedFacts(
  { store, asker, look, isQuick, facts }: Looking,
  request: SnapshotRequest,
  spared: Set<string>,
): Promise<Read | undefined> {
  const remembered = look.ignoresCache ? undefined : store.reading(ALL_ANSWERS, facts);
  if (remembered === undefined) return undefined;
  const read = store.read();
  const articles = store.paths().filter((path) => read.has(path));
  const others = store.paths().filter((path) => !read.has(path));
  const areSame = async (paths: readonly string[]): Promise<boolean> => {
    const verdicts = await mapPooled(paths, request.parallel, asker.ask);
    return verdicts.every((verdict) => verdict === 'same');
  };
  // The lists name the articles: if they have changed, it is not known yet which to ask for.
  if (!(await areSame(others))) return undefined;
  const named = new Set(look.named?.map(productDetailPath));
  const isDue = (path: string): boolean => !isQuick || named.has(path);
  if (!(await areSame(articles.filter(isDue)))) return undefined;
  for (const path of articles) {
    if (isDue(path)) continue;
    store.renew(path);
    spared.add(path);
  }
  return readSchema.parse(JSON.parse(remembered));
}

/** The same, telling of each answer that is not the one that was known. */
function notifyingStore(store: AnswerStore, changing: () => void = () => undefined): AnswerStore {
  return {
    ...store,
    keep: (path, answer) => {
      const isSame = store.keep(path, answer);
      if (!isSame) changing();
      return isSame;
    },
  };
}

/** Everything as the services answer it now; it is left for a build unless something of it is missing. */
async function readFacts(
  looking: Looking,
  request: SnapshotRequest,
  { asked, fresh, spared }: { asked: Asked; fresh: Set<string>; spared: Set<string> },
): Promise<Read> {
  const { store, look } = looking;
  const { apiUrl, answers } = request;
  const table = createFacts(looking);
  const leaving = beginSnapshotHandoff(look.taken, answers);
  try {
    const details = createDetailCollector(table, leaving.details);
    const readings = createReadings(looking, { table, details }, spared);
    // Asked for as if nothing was known, whatever the services would call unchanged.
    const memory = look.ignoresCache ? { ...store, find: () => undefined } : store;
    const snapshot = await collectInto(memory, request, { asked, fresh, readings, details });
    const settingNotes = snapshot.settingNotes.filter(({ isRead }) => isRead);
    const read: Read = {
      facts: snapshotFacts(snapshot, apiUrl, table.facts),
      notes: reportLines({ ...snapshot, settingNotes }, LEFT_OUT),
    };
    // Rejected articles and rows are asked for and reported each time, also by the build.
    if (snapshot.leftOut.length + snapshot.rejected.length === 0) {
      store.learn(ALL_ANSWERS, looking.facts, JSON.stringify(read));
      leaving.leave(snapshot);
    }
    return read;
  } finally {
    leaving.close();
  }
}

/** Looks at the services and records what they answer. Rejects with `SnapshotError`; the file is then as it was. */
export async function takeFacts(request: SnapshotRequest, look: Look): Promise<TakenFacts> {
  const { apiUrl, answers } = request;
  const store = notifyingStore(openAnswers(answers, apiUrl), look.changing);
  const asked: Asked = { answers: 0, unchanged: 0 };
  const fresh = new Set<string>();
  const asker = createRevalidator(request, store, { asked, fresh });
  const spared = new Set<string>();
  try {
    const isQuick = look.named !== undefined && !look.ignoresCache && isQuickAllowed(store, look.now());
    const looking = { store, asker, look, isQuick, facts: factsReader(look.program) };
    let read = await unchangedFacts(looking, request, spared);
    if (read === undefined) {
      spared.clear();
      read = await readFacts(looking, request, { asked, fresh, spared });
    }
    if (!isQuick) store.learn(LAST_COMPLETE, '', String(look.now()));
    store.finish();
    return { ...read, asked, notAsked: spared.size };
  } finally {
    asker.close();
    store.close();
  }
}
