/** Runs the function for CloudFront like CloudFront, before something that has the files. */
import { runInNewContext } from 'node:vm';

type Fields = Record<string, { readonly value: string; readonly multiValue?: { readonly value: string }[] }>;
interface Answer {
  readonly statusCode: number;
  readonly headers: Fields;
}
type Handle = (event: Readonly<Record<string, unknown>>) => { readonly uri: string } | Answer;

/** The bucket's file at an address. */
export type Origin = (uri: string) => Promise<Response>;

function queryOf(search: URLSearchParams, raw: string): Fields {
  const values = new Map<string, string>(
    raw
      .split('&')
      .filter(Boolean)
      .map((pair) => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')]),
  );
  return Object.fromEntries([...search.keys()].map((name) => [name, { value: values.get(name) ?? '' }]));
}

const pairsOf = (fields: Fields): [name: string, value: string][] =>
  Object.entries(fields).map(([name, { value }]) => [name, value]);

/** Answers a visitor's request for a path with its query. */
export async function answerAsCloudFront(
  code: string,
  origin: Origin,
  target: string,
  method = 'GET',
): Promise<Response> {
  const handle: Handle = runInNewContext(`${code}; handler`);
  const [uri = '', raw = ''] = target.split('?');
  const querystring = queryOf(new URLSearchParams(raw), raw);
  const request = { method, uri, querystring, headers: {}, cookies: {} };
  const asked = handle({ context: { eventType: 'viewer-request' }, request });
  if (!('uri' in asked))
    return new Response(null, {
      status: asked.statusCode,
      headers: pairsOf(asked.headers),
    });
  const found = await origin(asked.uri);
  // The page for missing files is the distribution's; it runs no function on an answer of 400 or more.
  if (!found.ok) return new Response(await (await origin('/404.html')).text(), { status: 404 });
  const headers = Object.fromEntries(Array.from(found.headers, ([name, value]) => [name, { value }]));
  const response = { statusCode: found.status, headers };
  const answer = handle({ context: { eventType: 'viewer-response' }, request: asked, response });
  if (!('headers' in answer)) throw new Error('A response is what a response is answered with.');
  return new Response(await found.text(), {
    status: answer.statusCode,
    headers: pairsOf(answer.headers),
  });
}
