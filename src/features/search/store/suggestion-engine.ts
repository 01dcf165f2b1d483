/** The index of the suggestions and what is asked of it, in whatever thread it runs. */
import { furtherPartNumbers, partPath } from '#features/catalogue/rules/list-file/list-parts.ts';
import { findHelp, findSuggestions } from '#features/search/rules/find-suggestions.ts';
import { type NamedThings, namedThings } from '#features/search/rules/named-things.ts';
import {
  type FoundSuggestion,
  readSuggestionIndex,
  type SuggestionIndex,
  withSuggestionPart,
} from '#features/search/rules/suggestion-index.ts';

/**
 * To have the index at hand, to suggest at most `limit` things for a term, or to name what it is about. `path` is the
 * address of the index.
 */
export type IndexQuestion = {
  readonly kind: 'load' | 'suggest' | 'name';
  readonly path: string;
  readonly term: string;
  readonly limit: number;
};

export type IndexAnswer = {
  readonly found: readonly FoundSuggestion[];
  readonly things: NamedThings | undefined;
  /** Pages of help that a named term asks for. */
  readonly help: readonly FoundSuggestion[];
};

/** A question on its way to a thread, and what comes back: no answer where the index cannot be had. */
export type Asked = { readonly id: number; readonly question: IndexQuestion };
export type Reply = { readonly id: number; readonly answer?: IndexAnswer };

/** The entries that have come, and the moment when no more will. */
type Index = { readonly current: () => SuggestionIndex; readonly whole: Promise<void> };

let loading: Promise<Index> | undefined;

/** A file that does not come keeps no later question waiting. */
const TIMEOUT_MS = 30_000;

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

/** The first file, which is enough to answer from; the others of a large catalogue come one after the other. */
async function fetchIndex(path: string): Promise<Index> {
  let index = readSuggestionIndex(await fetchText(path));
  const fetchOthers = async (): Promise<void> => {
    for (const part of furtherPartNumbers(index.parts))
      index = withSuggestionPart(index, await fetchText(partPath(path, part)));
  };
  // What has come is more than nothing.
  return { current: () => index, whole: fetchOthers().catch(() => undefined) };
}

/** Fetches the index once; a failure is forgotten, so that the next question tries again. */
function loadIndex(path: string): Promise<Index> {
  loading ??= fetchIndex(path).catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** Answers a question; rejects where the index cannot be had. */
export async function answerOf({ kind, path, term, limit }: IndexQuestion): Promise<IndexAnswer> {
  const { current, whole } = await loadIndex(path);
  // What a search is about is asked once, and for all products.
  if (kind === 'name') await whole;
  const index = current();
  return {
    found: kind === 'suggest' ? findSuggestions(index, term, limit) : [],
    things: kind === 'name' ? namedThings(index, term) : undefined,
    help: kind === 'name' ? findHelp(index, term) : [],
  };
}
