/** One run at a time: what is asked for meanwhile is one more run after it, however often it was asked for. */

/** Asks for a run; answers whether it begins now. */
export type Ask = () => 'begins' | 'follows';

/** Makes runs of what never rejects. */
export function latestWins(run: () => Promise<void>): Ask {
  let isRunning = false;
  let isAsked = false;
  const runAll = async (): Promise<void> => {
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await run();
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (isRunning) return 'follows';
    void runAll();
    return 'begins';
  };
}
