/**
 * The line between the edge and the phone. The edge shapes it, because the browser's developer tools do not slow down
 * service workers, threads and prerendered pages.
 */

/** What a line is like. */
export interface Line {
  /** Milliseconds from a request's first byte to the first one of its answer, without the server's own time. */
  readonly roundTrip: number;
  /** Bytes a millisecond towards the phone. */
  readonly rate: number;
}

/** Slow 4G as Lighthouse has it: 150 ms, 1.6 Mbit/s. */
export const SLOW_4G: Line = { roundTrip: 150, rate: (1.6 * 1024 * 1024) / 8 / 1000 };
/** The machine's own loopback. */
export const LOOPBACK: Line = { roundTrip: 0, rate: Number.POSITIVE_INFINITY };

/** Bytes sent at once: small, so that a more urgent answer comes in between. */
const SLICE = 1400;
/** What headers weigh once both sides have seen most of them. */
const HEADERS = 120;
/** The handshakes of TCP and TLS 1.3. */
const HANDSHAKES = 2;

/** How urgent an answer is, as the request's `priority` says it (RFC 9218): 0 to 7. */
export function urgencyOf(priority: string | undefined): number {
  const [, digit] = /(?:^|[\s,])u=([0-7])/.exec(priority ?? '') ?? [];
  return digit === undefined ? 3 : Number(digit);
}

/** An answer on its way. */
interface Sending {
  readonly urgency: number;
  left: number;
  readonly write: (bytes: number) => void;
  readonly end: () => void;
}

/** The one whose turn it is: the most urgent, and of those the one that has waited longest. */
function nextOf(queue: readonly Sending[]): Sending | undefined {
  return queue.reduce<Sending | undefined>(
    (best, each) => (best === undefined || each.urgency < best.urgency ? each : best),
    undefined,
  );
}

export interface Link {
  readonly shape: (line: Line) => void;
  /**
   * Waits as long as a request travels, and for what is left of the handshakes of its connection.
   * @param age milliseconds since the connection was opened
   */
  readonly arrive: (age: number) => Promise<void>;
  /** Hands an answer over slice by slice, as fast as the line is. */
  readonly deliver: (body: Buffer, urgency: number, write: (slice: Buffer) => void) => Promise<void>;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** A line that all connections share. */
export function createLink(): Link {
  let line = LOOPBACK;
  let queue: Sending[] = [];
  let isPumping = false;
  let sentUntil = 0;

  function pump(): void {
    const now = performance.now();
    // Nothing was sent while nothing waited.
    sentUntil = Math.max(sentUntil, now - 50);
    for (let next = nextOf(queue); next && sentUntil <= now; next = nextOf(queue)) {
      const bytes = Math.min(SLICE, next.left);
      next.left -= bytes;
      sentUntil += bytes / line.rate;
      next.write(bytes);
      // Those of one urgency take turns.
      queue = [...queue.filter((each) => each !== next), ...(next.left > 0 ? [next] : [])];
      if (next.left === 0) next.end();
    }
    isPumping = queue.length > 0;
    if (isPumping) setTimeout(pump, Math.max(1, sentUntil - now));
  }

  function start(sending: Sending): void {
    if (queue.length === 0) sentUntil = Math.max(sentUntil, performance.now());
    queue.push(sending);
    if (isPumping) return;
    isPumping = true;
    setTimeout(pump, 0);
  }

  return {
    shape: (wanted) => {
      line = wanted;
    },
    arrive: async (age) => {
      const handshakes = Math.max(0, line.roundTrip * HANDSHAKES - age);
      if (line.roundTrip > 0) await wait(line.roundTrip + handshakes);
    },
    deliver: async (body, urgency, write) => {
      if (line.rate === Number.POSITIVE_INFINITY) {
        write(body);
        return;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      let at = -HEADERS;
      start({
        urgency,
        left: body.byteLength + HEADERS,
        write: (bytes) => {
          const slice = body.subarray(Math.max(0, at), Math.max(0, at + bytes));
          at += bytes;
          if (slice.byteLength > 0) write(slice);
        },
        end: resolve,
      });
      await promise;
    },
  };
}
