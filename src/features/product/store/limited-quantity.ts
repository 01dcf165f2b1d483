/**
 * Whether the current press limited a quantity, because it left the field. Such a press does nothing else: its only message is
 * the limit (decision 40, Quantity texts).
 */

let isLimited = false;

/** A typed quantity was limited to the stock. */
export function markLimited(): void {
  isLimited = true;
}

/** A new press or key begins; an earlier limit was announced already. */
export function beginPress(): void {
  isLimited = false;
}

/** Whether this press limited a quantity; true only once. */
export function takeLimited(): boolean {
  const wasLimited = isLimited;
  isLimited = false;
  return wasLimited;
}
