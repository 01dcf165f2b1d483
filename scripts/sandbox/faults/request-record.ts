/** A call that arrived, without card data. */
export type RecordedRequest = {
  readonly origin: 'api' | 'provider';
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body, the fields of a form, another body as text, or null. */
  readonly body: unknown;
};

const MAX_REQUESTS = 2000;

/** Creates a record of the latest calls, oldest first. */
export function createRequestRecord() {
  const requests: RecordedRequest[] = [];
  return {
    add(request: RecordedRequest): void {
      requests.push(request);
      if (requests.length > MAX_REQUESTS) requests.shift();
    },
    all: (): readonly RecordedRequest[] => [...requests],
    clear(): void {
      requests.length = 0;
    },
  };
}
