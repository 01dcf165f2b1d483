/**
 * Whether the press under way limited a quantity by leaving its field. Such a press does nothing more: its only message
 * is how many there are (decision 40, Quantity texts).
 */

let isLimited = false;

/** A typed quantity was limited to the stock. */
export function markLimited(): void {
  isLimited = true;
}

/** A new press or key begins; a limit from before it was announced already. */
export function beginPress(): void {
  isLimited = false;
}

/** Whether this press limited a quantity; answers it once. */
export function takeLimited(): boolean {
  const wasLimited = isLimited;
  isLimited = false;
  return wasLimited;
}
