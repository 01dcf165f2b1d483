/**
 * Pages as texts. Astro makes bytes of a page's text and a response of the bytes; who then needs the text reads it back. A thread that
 * makes pages gives Astro an encoder and a response that hand the text through: a fifth of its time (decision 169, Pages as texts).
 */

/** What a page's text is in the place of its bytes: no bytes, and the text. */
class TextAsBytes extends Uint8Array {
  readonly text: string;

  constructor(text: string) {
    super(0);
    this.text = text;
  }
}

/** A whole page, not one of the short texts that are made bytes of as well. */
const isPage = (text: string): boolean => text.length > 512 && /^<!doctype html/i.test(text);

const texts = new WeakMap<Response, string>();

/** A text that nobody has encoded is made bytes of here: the platform has an encoder of the same kind. */
function bodyOf(body: BodyInit | null | undefined): BodyInit | null | undefined {
  if (body instanceof TextAsBytes) return null;
  return typeof body === 'string' && isPage(body) ? Buffer.from(body) : body;
}

class PageResponse extends Response {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(bodyOf(body), init);
    if (body instanceof TextAsBytes) texts.set(this, body.text);
  }
}

/** Has all pages from now on made so, until what it answers is called. */
export function capturePagesAsText(): () => void {
  const { Response: ownResponse } = globalThis;
  const { encode } = TextEncoder.prototype;
  // Astro has one encoder, which it makes when it is loaded.
  TextEncoder.prototype.encode = function encodePage(text = ''): Uint8Array<ArrayBuffer> {
    return isPage(text) ? new TextAsBytes(text) : encode.call(this, text);
  };
  globalThis.Response = PageResponse;
  return () => {
    TextEncoder.prototype.encode = encode;
    globalThis.Response = ownResponse;
  };
}

/**
 * The text of a page.
 * @throws Error where the response has none, because it was made in another way
 */
export function textOfPage(response: Response): string {
  const text = texts.get(response);
  if (text === undefined) throw new Error('It was answered in a way that this Astro is not known for.');
  return text;
}
