/** Answers questions from the index of the suggestions, in the worker or in the page. */
import { furtherPartNumbers, partPath } from '#features/catalogue/rules/list-file.ts';
import {
  findHelp,
  findSuggestions,
  type NamedThings,
  namedThings,
} from '#features/search/rules/find-suggestions.ts';
import {
  type FoundSuggestion,
  readSuggestionIndex,
  type SuggestionIndex,
  withSuggestionPart,
} from '#features/search/rules/suggestion-index.ts';

/** Loads the index, suggests at most `limit` things for a term, or finds what the term names. */
export type IndexQuestion = {
  readonly kind: 'load' | 'suggest' | 'name';
  /** The address of the index. */
  readonly path: string;
  readonly term: string;
  readonly limit: number;
};

export type IndexAnswer = {
  readonly found: readonly FoundSuggestion[];
  readonly things: NamedThings | undefined;
  /** Pages of help for a term of the kind `name`. */
  readonly help: readonly FoundSuggestion[];
};

/** The messages to and from the worker; without `answer` the index could not be loaded. */
export type WorkerQuestion = { readonly id: number; readonly question: IndexQuestion };
export type WorkerReply = { readonly id: number; readonly answer?: IndexAnswer };

/** The loaded files of the index, and a promise that resolves when no more are coming. */
type LoadingIndex = { readonly current: () => SuggestionIndex; readonly whole: Promise<void> };

const TIMEOUT_MS = 30_000;

let loading: Promise<LoadingIndex> | undefined;

/** Answers a question; rejects if the index cannot be loaded. */
export async function answerOf({ kind, path, term, limit }: IndexQuestion): Promise<IndexAnswer> {
  const { current, whole } = await loadIndex(path);
  // The products that a search names are asked for once, so they must be complete.
  if (kind === 'name') await whole;
  const index = current();
  return {
    found: kind === 'suggest' ? findSuggestions(index, term, limit) : [],
    things: kind === 'name' ? namedThings(index, term) : undefined,
    help: kind === 'name' ? findHelp(index, term) : [],
  };
}

/** Loads the index once; after a failure the next question tries again. */
function loadIndex(path: string): Promise<LoadingIndex> {
  loading ??= fetchIndex(path).catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** The first file suffices for answers; the others of a large catalogue follow one by one. */
async function fetchIndex(path: string): Promise<LoadingIndex> {
  let index = readSuggestionIndex(await fetchText(path));
  const fetchOthers = async (): Promise<void> => {
    for (const part of furtherPartNumbers(index.parts))
      index = withSuggestionPart(index, await fetchText(partPath(path, part)));
  };
  // If one fails, the loaded files still answer.
  return { current: () => index, whole: fetchOthers().catch(() => undefined) };
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}
