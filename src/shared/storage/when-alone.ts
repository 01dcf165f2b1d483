/** Work that no two tabs of this browser do at the same time, where it has locks for that. */

/** Runs the work after any other tab has finished the same; at once where there are no locks. Never rejects. */
export async function whenAlone(name: string, work: () => void): Promise<void> {
  let isDone = false;
  const once = (): void => {
    isDone = true;
    work();
  };
  try {
    // Missing on plain http origins, whatever the type says.
    if ('locks' in navigator) await navigator.locks.request(name, once);
  } catch {
    // A browser that forbids its storage refuses the lock too.
  }
  if (!isDone) once();
}
