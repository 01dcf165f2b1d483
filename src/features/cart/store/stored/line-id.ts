/** Ids for cart lines (storefront §3: cartItemId, a generated unique id). */

/** A random UUID; made by hand where the browser offers none, as on plain http origins. */
export function newLineId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
