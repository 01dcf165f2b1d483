/** One taking of a snapshot: calls with bounded repetition under one deadline, and what they could not read. */

import type { Connection } from '#shared/http/connection.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import type { Repeated } from './details/repeated.ts';
import { SnapshotError } from './snapshot-error.ts';
import type { RejectedRow, SnapshotFault } from './snapshot-fault.ts';
import type { SnapshotSource } from './source.ts';

const MS = 1000;

/** A call: its path for messages, and how it is made over a connection. */
export type SnapshotCall<T> = {
  readonly path: string;
  readonly run: (connection: Connection) => Promise<Answer<T>>;
};

/** What the calls of one snapshot share. */
export type Session = {
  readonly source: SnapshotSource;
  readonly deadline: AbortSignal;
  readonly rejected: RejectedRow[];
  readonly repeated: Repeated[];
};

/** Starts the clock of a snapshot. */
export function startSession(source: SnapshotSource): Session {
  return { source, deadline: AbortSignal.timeout(source.totalMs), rejected: [], repeated: [] };
}

/** Makes a call, again with growing pauses while that may help; rejects with `SnapshotError` when it does not. */
export async function demand<T>(session: Session, call: SnapshotCall<T>): Promise<T> {
  const answer = await attempt(session, call);
  if (answer.ok) return answer.value;
  throw new SnapshotError(
    { apiUrl: session.source.apiUrl, path: call.path },
    faultOf(session, answer.failure),
  );
}

/** The same, with the failure as a value. Rows are reported for the answer that is used only. */
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

/** What a failure means; the snapshot's deadline is distinguished from an aborted call. */
export function faultOf({ deadline, source }: Session, failure: ServiceFailure): SnapshotFault {
  return deadline.aborted ? { kind: 'deadline', seconds: source.totalMs / MS } : failure;
}

function connectionOf({ source, deadline }: Session, call: string, rows: RejectedRow[]): Connection {
  return {
    baseUrl: source.apiUrl,
    fetch: source.fetch,
    timeoutMs: source.requestMs,
    maxBytes: source.maxBytes,
    // A signal for each call, because thousands of listeners on one signal are slow to add and remove.
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
