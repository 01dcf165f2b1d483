/** A call that arrived. Card data of a payment form is masked before it comes here. */
export type RecordedRequest = {
  readonly origin: 'api' | 'provider';
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body, the fields of a form, another body as text, or null. */
  readonly body: unknown;
};

/** The last calls, oldest first. */
export type RequestRecord = {
  add(request: RecordedRequest): void;
  all(): readonly RecordedRequest[];
  clear(): void;
};

/** Older calls are forgotten. */
const MAX_REQUESTS = 2000;

/** An empty record. */
export function createRequestRecord(): RequestRecord {
  const requests: RecordedRequest[] = [];
  return {
    add(request) {
      requests.push(request);
      if (requests.length > MAX_REQUESTS) requests.shift();
    },
    all: () => [...requests],
    clear() {
      requests.length = 0;
    },
  };
}
