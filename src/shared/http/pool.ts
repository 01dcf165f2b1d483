/** Runs asynchronous work with limited concurrency. */

/**
 * The results of `work` in the order of the items, with at most `limit` calls at a time. Rejects with the first
 * rejection and starts no further item.
 */
export async function mapPooled<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = new Array(items.length);
  const queue = items.entries();
  let stopped = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (stopped) return;
      results[index] = await work(item);
    }
  };
  const workers = Array.from({ length: Math.min(limit, items.length) }, worker);
  try {
    await Promise.all(workers);
  } finally {
    stopped = true;
  }
  return results;
}
