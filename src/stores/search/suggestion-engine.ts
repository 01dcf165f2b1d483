/** The index of the suggestions and what is asked of it, in whatever thread it runs. */
import { findSuggestions } from '#domain/search/find-suggestions.ts';
import { type NamedThings, namedThings } from '#domain/search/named-things.ts';
import {
  type FoundSuggestion,
  readSuggestionIndex,
  type SuggestionIndex,
} from '#domain/search/suggestion-index.ts';

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
};

let loading: Promise<SuggestionIndex> | undefined;

/** A file that does not come keeps no later question waiting. */
const TIMEOUT_MS = 30_000;

async function fetchIndex(path: string): Promise<SuggestionIndex> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(String(response.status));
  return readSuggestionIndex(await response.text());
}

/** Fetches the index once; a failure is forgotten, so that the next question tries again. */
function loadIndex(path: string): Promise<SuggestionIndex> {
  loading ??= fetchIndex(path).catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** Answers a question; rejects where the index cannot be had. */
export async function answerOf({ kind, path, term, limit }: IndexQuestion): Promise<IndexAnswer> {
  const index = await loadIndex(path);
  return {
    found: kind === 'suggest' ? findSuggestions(index, term, limit) : [],
    things: kind === 'name' ? namedThings(index, term) : undefined,
  };
}
