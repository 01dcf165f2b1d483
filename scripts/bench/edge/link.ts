/**
 * The simulated network between the edge and the phone. The edge throttles it, because the browser's developer tools
 * do not throttle service workers, threads and prerendered pages.
 */

/** The speed of a network. */
export interface Line {
  /** Milliseconds from a request's first byte to the response's first byte, without the server's time. */
  readonly roundTrip: number;
  /** Bytes per millisecond towards the phone. */
  readonly rate: number;
}

/** Lighthouse's slow 4G: 150 ms, 1.6 Mbit/s. */
export const SLOW_4G: Line = { roundTrip: 150, rate: (1.6 * 1024 * 1024) / 8 / 1000 };
/** The machine's loopback. */
export const LOOPBACK: Line = { roundTrip: 0, rate: Number.POSITIVE_INFINITY };

/** Bytes sent at once: small, so that a more urgent response can interrupt. */
const SLICE = 1400;
/** Bytes of headers after HPACK has compressed them. */
const HEADERS = 120;
/** Round trips of the TCP and TLS 1.3 handshakes. */
const HANDSHAKES = 2;

/** The urgency of a response, from the request's `priority` (RFC 9218): 0 to 7. */
export function urgencyOf(priority: string | undefined): number {
  const [, digit] = /(?:^|[\s,])u=([0-7])/.exec(priority ?? '') ?? [];
  return digit === undefined ? 3 : Number(digit);
}

/** A response that is being sent. */
interface Sending {
  readonly urgency: number;
  left: number;
  readonly write: (bytes: number) => void;
  readonly end: () => void;
}

/** The next response: the most urgent, then the one that has waited longest. */
function nextOf(queue: readonly Sending[]): Sending | undefined {
  return queue.reduce<Sending | undefined>(
    (best, each) => (best === undefined || each.urgency < best.urgency ? each : best),
    undefined,
  );
}

export interface Link {
  readonly shape: (line: Line) => void;
  /**
   * Waits for the time of a request, and for the rest of its connection's handshakes.
   * @param age milliseconds since the connection was opened
   */
  readonly arrive: (age: number) => Promise<void>;
  /** Sends a response slice by slice at the network's rate. */
  readonly deliver: (body: Buffer, urgency: number, write: (slice: Buffer) => void) => Promise<void>;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** Creates a network that all connections share. */
export function createLink(): Link {
  let line = LOOPBACK;
  let queue: Sending[] = [];
  let isPumping = false;
  let sentUntil = 0;

  function pump(): void {
    const now = performance.now();
    // An idle network accumulates at most 50 ms of capacity.
    sentUntil = Math.max(sentUntil, now - 50);
    for (let next = nextOf(queue); next && sentUntil <= now; next = nextOf(queue)) {
      const bytes = Math.min(SLICE, next.left);
      next.left -= bytes;
      sentUntil += bytes / line.rate;
      next.write(bytes);
      // Responses of the same urgency take turns.
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
