/** The answer of a file of data. */

/** @param text JSON */
export const jsonFile = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/json' } });
