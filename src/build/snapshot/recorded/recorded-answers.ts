/**
 * Answers of the services that were recorded before a build, which reads them instead of calling the services again.
 */
import { DatabaseSync } from 'node:sqlite';

/**
 * The table of recorded answers; a path includes its query. Rows are found through a separate index: without row ids,
 * rows of ten kilobytes would be part of the index and four times as slow to reach (sqlite.org/withoutrowid.html, 4).
 */
export const ANSWERS_TABLE = `CREATE TABLE IF NOT EXISTS answers (
  path TEXT PRIMARY KEY NOT NULL, etag TEXT NOT NULL, modified TEXT NOT NULL, body TEXT NOT NULL, run INTEGER NOT NULL
)`;

/** The key of an answer: its path and query. */
export function answerKey(input: string | URL | Request): string {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  return `${pathname}${search}`;
}

/** An answer as a service would have sent it. */
export function answerOf(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

/**
 * A `fetch` that reads from a file; a call that was not recorded returns 404.
 * @throws Error when the file cannot be read
 */
export function recordedFetch(file: string): typeof globalThis.fetch {
  const find = new DatabaseSync(file, { readOnly: true }).prepare('SELECT body FROM answers WHERE path = ?');
  return async (input) => {
    const body = find.get(answerKey(input))?.['body'];
    if (typeof body === 'string') return answerOf(body);
    return Response.json({ message: 'not recorded' }, { status: 404 });
  };
}
