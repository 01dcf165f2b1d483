/** The calls of one snapshot, with bounded retries under one deadline, and the rows that they could not read. */

import type { Connection } from '#shared/http/connection.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import type { Repeated } from './details/repeated.ts';
import { SnapshotError } from './snapshot-error.ts';
import type { RejectedRow, SnapshotFault } from './snapshot-fault.ts';
import type { SnapshotSource } from './source.ts';

const MS = 1000;

/** A call: its path for messages, and a function that makes it over a connection. */
export type SnapshotCall<T> = {
  readonly path: string;
  readonly run: (connection: Connection) => Promise<Answer<T>>;
};

/** The state that the calls of one snapshot share. */
export type Session = {
  readonly source: SnapshotSource;
  readonly deadline: AbortSignal;
  readonly rejected: RejectedRow[];
  readonly repeated: Repeated[];
};

/** Starts the deadline of a snapshot. */
export function startSession(source: SnapshotSource): Session {
  return { source, deadline: AbortSignal.timeout(source.totalMs), rejected: [], repeated: [] };
}

/** Makes a call with retries and growing pauses. Rejects with `SnapshotError` if it still fails. */
export async function demand<T>(session: Session, call: SnapshotCall<T>): Promise<T> {
  const answer = await attempt(session, call);
  if (answer.ok) return answer.value;
  throw new SnapshotError(
    { apiUrl: session.source.apiUrl, path: call.path },
    faultOf(session, answer.failure),
  );
}

/** The same, but returns the failure. Reports dropped rows only for the answer that is used. */
export async function attempt<T>(session: Session, call: SnapshotCall<T>): Promise<Answer<T>> {
  const { source, deadline, rejected } = session;
  for (let tries = 1; ; tries += 1) {
    const rows: RejectedRow[] = [];
    const answer = await call.run(connectionOf(session, call.path, rows));
    if (answer.ok) {
      rejected.push(...rows);
      return answer;
    }
    if (tries >= source.attempts || deadline.aborted || !mayPass(answer.failure)) return answer;
    await source.sleep(source.pauseMs * 3 ** (tries - 1));
  }
}

/** Classifies a failure; distinguishes the snapshot's deadline from an aborted call. */
export function faultOf({ deadline, source }: Session, failure: ServiceFailure): SnapshotFault {
  return deadline.aborted ? { kind: 'deadline', seconds: source.totalMs / MS } : failure;
}

function connectionOf({ source, deadline }: Session, call: string, rows: RejectedRow[]): Connection {
  return {
    baseUrl: source.apiUrl,
    fetch: source.fetch,
    timeoutMs: source.requestMs,
    maxBytes: source.maxBytes,
    // One signal per call, because thousands of listeners on one signal are slow to add and remove.
    ...(Number.isFinite(source.requestMs) && { signal: AbortSignal.any([deadline]) }),
    report: (rejection) => rows.push({ call, ...rejection }),
  };
}

/** Whether the same call may succeed a moment later. */
function mayPass(failure: ServiceFailure): boolean {
  if (failure.kind === 'http')
    return failure.status >= 500 || failure.status === 429 || failure.status === 408;
  return failure.kind !== 'unexpected' && failure.kind !== 'refused';
}
