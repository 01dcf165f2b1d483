/** Asks a service only for what changed, where it can tell, and records what it answers. */

import { SNAPSHOT_LIMITS } from '../../../src/build/snapshot/limits.ts';
import { answerKey, answerOf } from '../../../src/build/snapshot/recorded/recorded-answers.ts';
import { readBody } from '../../../src/shared/http/http.ts';
import type { AnswerStore, StoredAnswer } from './answers.ts';

/** How many answers came, and how many of them were the ones that are known already. */
export interface Asked {
  answers: number;
  unchanged: number;
}

type Memory = Pick<AnswerStore, 'find' | 'keep' | 'renew'>;

const NOT_MODIFIED = 304;

function conditional(init: RequestInit | undefined, known: StoredAnswer | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  if (known?.etag) headers.set('If-None-Match', known.etag);
  if (known?.modified) headers.set('If-Modified-Since', known.modified);
  return { ...init, headers };
}

/** The same answer, with its body recorded; one that is too large is not recorded. */
async function recorded(response: Response, keep: (body: string) => void): Promise<Response> {
  const body = await readBody(response, SNAPSHOT_LIMITS.maxBytes);
  if (body === undefined) return answerOf('');
  keep(body);
  return answerOf(body);
}

/** What a fetch for one snapshot needs in addition to its cache. */
interface Ways {
  /** Paths that were asked for just now: their answers are taken from the memory, each once. */
  readonly fresh?: Set<string>;
  readonly fetch?: typeof globalThis.fetch;
}

/** A `fetch` for one snapshot: it sends the validators of what is known, and answers from there when nothing changed. */
export function cachingFetch(
  memory: Memory,
  asked: Asked,
  { fresh = new Set(), fetch = globalThis.fetch }: Ways = {},
): typeof globalThis.fetch {
  return async (input, init) => {
    const path = answerKey(input);
    const known = memory.find(path);
    if (known && fresh.delete(path)) return answerOf(known.body);
    const response = await fetch(input, conditional(init, known));
    if (response.status === NOT_MODIFIED && known) {
      asked.answers += 1;
      asked.unchanged += 1;
      memory.renew(path);
      return answerOf(known.body);
    }
    if (!response.ok) return response;
    return recorded(response, (body) => {
      const isSame = memory.keep(path, {
        etag: response.headers.get('etag') ?? '',
        modified: response.headers.get('last-modified') ?? '',
        body,
      });
      asked.answers += 1;
      if (isSame) asked.unchanged += 1;
    });
  };
}
