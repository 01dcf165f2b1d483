/**
 * Takes the facts of the shop as the services answer now (decision 163, One changed article). A quick fetch skips the articles whose row in
 * the list is unchanged; at most a day after the last complete fetch it becomes complete itself.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { beginSnapshotHandoff } from '../../../src/build/snapshot/recorded/snapshot-handoff.ts';
import { reportLines } from '../../../src/build/snapshot/report.ts';
import { productDetailPath } from '../../../src/features/product/api/product-detail.ts';
import { mapPooled } from '../../../src/shared/http/pool.ts';
import { filesBelow } from '../../commands/inputs.ts';
import { LEFT_OUT } from '../describe/services.ts';
import { factsSchema, type ServiceFacts } from '../facts/facts.ts';
import { snapshotFacts } from '../facts/snapshot-facts.ts';
import { ALL_ANSWERS, type AnswerStore, openAnswers } from './answers.ts';
import { type AnswerCounts, createServiceClient, type ServiceClient } from './service-client.ts';
import { openStoredArticles } from './stored-articles.ts';
import { collectFrom, type SnapshotRequest } from './take-snapshot.ts';

/** How facts are taken. */
export interface FactsOptions {
  /** Digest of the code that parses answers. */
  readonly program: string;
  /** SKUs that a quick fetch includes in any case; undefined for a complete fetch. */
  readonly quick: readonly string[] | undefined;
  /** Ignores everything that is stored. */
  readonly ignoresCache: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Folder in which a new snapshot is left for the build. */
  readonly taken: string;
}

const readSchema = z.object({
  facts: factsSchema.omit({ files: true, program: true }),
  notes: z.array(z.string()),
});

interface ReadFacts {
  readonly facts: ServiceFacts;
  /** Lines about data that is not used as sent, except parameters that cannot be read: these are part of the facts. */
  readonly notes: readonly string[];
}

export interface TakenFacts extends ReadFacts {
  readonly counts: Readonly<AnswerCounts>;
  /** Articles that a quick fetch skipped. */
  readonly skipped: number;
}

/** Everything that the functions of one fetch share. */
interface Fetch {
  readonly request: SnapshotRequest;
  readonly options: FactsOptions;
  readonly isQuick: boolean;
  readonly store: AnswerStore;
  readonly client: ServiceClient;
  /** Digest of the code that computes facts. */
  readonly factsReader: string;
  /** Paths of the articles that are skipped. */
  readonly skipped: Set<string>;
}

/** Takes the facts and records the answers. Rejects with `SnapshotError`; the file is then unchanged. */
export async function takeFacts(request: SnapshotRequest, options: FactsOptions): Promise<TakenFacts> {
  const { ignoresCache, quick, now, program } = options;
  const store = openAnswers(request.answers, request.apiUrl);
  // Without validators the services send everything again.
  const known = ignoresCache ? { ...store, find: () => undefined, validators: () => undefined } : store;
  const client = createServiceClient(request, known);
  const isQuick = quick !== undefined && !ignoresCache && hasRecentCompleteFetch(store, now());
  const reader = factsReader(program);
  const fetch = { request, options, isQuick, store, client, factsReader: reader, skipped: new Set<string>() };
  try {
    const read = (await unchangedFacts(fetch)) ?? (await readFacts(fetch));
    if (!isQuick) store.setValue(LAST_COMPLETE, '', String(now()));
    store.finish();
    return { ...read, counts: client.counts, skipped: fetch.skipped.size };
  } finally {
    client.close();
    store.close();
  }
}

const LAST_COMPLETE = 'complete look';
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** A complete fetch in the future is ignored: the clock was set back. */
function hasRecentCompleteFetch(store: AnswerStore, now: number): boolean {
  const age = now - Number(store.value(LAST_COMPLETE, '') ?? 0);
  return age >= 0 && age < MAX_AGE_MS;
}

/** A digest of the code that computes facts and notes. */
function factsReader(program: string): string {
  const folders = ['facts', 'describe', 'snapshot'].map((name) => join(import.meta.dirname, '..', name));
  const files = [...folders.flatMap(filesBelow), join(import.meta.dirname, '..', 'messages.es-GT.json')];
  const hash = createHash('sha256').update(program);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('base64url');
}

/** The stored facts, if every answer is unchanged. */
async function unchangedFacts(fetch: Fetch): Promise<ReadFacts | undefined> {
  const { request, options, isQuick, store, client, skipped } = fetch;
  const stored = options.ignoresCache ? undefined : store.value(ALL_ANSWERS, fetch.factsReader);
  if (stored === undefined) return undefined;
  const parsed = store.parsedPaths();
  const { articles = [], lists = [] } = Object.groupBy(store.paths(), (path) =>
    parsed.has(path) ? 'articles' : 'lists',
  );
  const areSame = async (paths: readonly string[]): Promise<boolean> => {
    const verdicts = await mapPooled(paths, request.parallel, client.revalidate);
    return verdicts.every((verdict) => verdict === 'same');
  };
  const named = new Set(options.quick?.map(productDetailPath));
  const isDue = (path: string): boolean => !isQuick || named.has(path);
  // Only unchanged lists say which articles exist.
  if (!(await areSame(lists)) || !(await areSame(articles.filter(isDue)))) return undefined;
  for (const path of articles.filter((each) => !isDue(each))) {
    store.renew(path);
    skipped.add(path);
  }
  return readSchema.parse(JSON.parse(stored));
}

/** Collects a snapshot, and leaves it for the build if it is complete. */
async function readFacts(fetch: Fetch): Promise<ReadFacts> {
  const { request, options, isQuick, store, client, factsReader: reader, skipped } = fetch;
  const { program, ignoresCache, taken } = options;
  const named = new Set(options.quick);
  const handoff = beginSnapshotHandoff(taken, request.answers);
  try {
    const { readings, table, factsOf } = openStoredArticles({
      ...{ store, client, program, factsReader: reader, ignoresCache, handoff },
      canSkip: (sku) => isQuick && !named.has(sku),
      skip: (path) => skipped.add(path),
    });
    const source = { fetch: client.fetch, readings, openDetails: () => table };
    const snapshot = await collectFrom(request, source);
    const settingNotes = snapshot.settingNotes.filter(({ isRead }) => isRead);
    const read: ReadFacts = {
      facts: snapshotFacts(snapshot, request.apiUrl, factsOf),
      notes: reportLines({ ...snapshot, settingNotes }, LEFT_OUT),
    };
    // Rejected articles and rows are fetched and reported each time, also by the build.
    if (snapshot.leftOut.length + snapshot.rejected.length === 0) {
      store.setValue(ALL_ANSWERS, reader, JSON.stringify(read));
      handoff.leave(snapshot);
    }
    return read;
  } finally {
    handoff.close();
  }
}
