/** The body of a response as text, never more of it than allowed. */

/**
 * Reads the body as UTF-8, without a byte order mark. Answers undefined when it is larger than `maxBytes`; what is
 * left of it is then not transferred. Rejects when the connection breaks or the request is aborted.
 */
export async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The JSON object or array that a body holds; undefined for anything else, `null` and single values included. */
export function jsonOf(text: string | undefined): object | undefined {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}
