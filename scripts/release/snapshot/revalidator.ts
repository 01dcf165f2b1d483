/**
 * Asks a service whether an answer is still the one that is known. Of thousands of answers nearly all are: so there is little
 * around each call, a kept connection and no streams, and nothing is read of an answer but whether it is the same.
 */
import { Agent as PlainAgent, get as plainGet } from 'node:http';
import { Agent as SecureAgent, get as secureGet } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { SNAPSHOT_LIMITS } from '../../../src/build/snapshot/limits.ts';
import type { AnswerStore, StoredAnswer } from './answers.ts';
import type { Asked } from './caching-fetch.ts';

/** `unknown`: it is not known, or the service did not answer as it should; who needs it asks as if never asked. */
type Verdict = 'same' | 'changed' | 'unknown';

/** Asks again, each path once. */
export interface Revalidator {
  readonly ask: (path: string) => Promise<Verdict>;
  readonly close: () => void;
}

interface Got {
  readonly status: number;
  readonly answer: StoredAnswer;
}

const OK = 200;
const NOT_MODIFIED = 304;

function textOf(bytes: Buffer, encoding: string | undefined): string {
  const maxOutputLength = SNAPSHOT_LIMITS.maxBytes;
  if (encoding !== undefined && encoding !== 'gzip') throw new Error(`Nobody asked for ${encoding}.`);
  return new TextDecoder().decode(encoding === 'gzip' ? gunzipSync(bytes, { maxOutputLength }) : bytes);
}

/** Calls of one origin over kept connections. */
function createCaller(apiUrl: string, parallel: number) {
  // An agent takes the proxy of the environment only where it is given one.
  const proxyEnv = process.env['NODE_USE_ENV_PROXY'] === '1' ? process.env : undefined;
  const options = { keepAlive: true, maxSockets: parallel, ...(proxyEnv && { proxyEnv }) };
  const isSecure = apiUrl.startsWith('https:');
  // Read once: of an address as a text each call would read its parts again.
  const { path: base, ...origin } = urlToHttpOptions(new URL(apiUrl));
  const beginning = (base ?? '').replace(/\/$/, '');
  const agent = isSecure ? new SecureAgent(options) : new PlainAgent(options);
  const call = (path: string, headers: Readonly<Record<string, string>>): Promise<Got> =>
    new Promise((done, fail) => {
      const where = { ...origin, path: `${beginning}${path}`, agent, headers };
      const request = isSecure ? secureGet(where) : plainGet(where);
      // A timer and not a signal, which takes a tenth as long as all the rest of a call.
      const tooLate = (): void => void request.destroy(new Error('The answer is too late.'));
      const deadline = setTimeout(tooLate, SNAPSHOT_LIMITS.requestMs);
      request.on('close', () => clearTimeout(deadline));
      request.on('error', fail);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('error', fail);
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > SNAPSHOT_LIMITS.maxBytes) request.destroy(new Error('The answer is too large.'));
          chunks.push(chunk);
        });
        response.on('end', () => {
          try {
            const {
              etag = '',
              'last-modified': modified = '',
              'content-encoding': encoding,
            } = response.headers;
            const body = textOf(Buffer.concat(chunks), encoding);
            done({ status: response.statusCode ?? 0, answer: { etag, modified, body } });
          } catch (error) {
            fail(error);
          }
        });
      });
    });
  return { call, close: () => agent.destroy() };
}

/**
 * Creates an asker for one snapshot.
 * @param fresh receives the paths whose answers need not be asked for again
 */
export function createRevalidator(
  { apiUrl, parallel }: { readonly apiUrl: string; readonly parallel: number },
  store: Pick<AnswerStore, 'validators' | 'keep' | 'renew'>,
  { asked, fresh }: { readonly asked: Asked; readonly fresh: Set<string> },
): Revalidator {
  const { call, close } = createCaller(apiUrl, parallel);
  const verdicts = new Map<string, Promise<Verdict>>();
  const take = (path: string, isSame: boolean): Verdict => {
    asked.answers += 1;
    if (isSame) asked.unchanged += 1;
    fresh.add(path);
    return isSame ? 'same' : 'changed';
  };
  const askOnce = async (path: string): Promise<Verdict> => {
    const known = store.validators(path);
    if (!known) return 'unknown';
    const got = await call(path, {
      Accept: 'application/json',
      'Accept-Encoding': 'gzip',
      ...(known.etag && { 'If-None-Match': known.etag }),
      ...(known.modified && { 'If-Modified-Since': known.modified }),
    }).catch(() => undefined);
    if (got?.status === NOT_MODIFIED) {
      store.renew(path);
      return take(path, true);
    }
    return got?.status === OK ? take(path, store.keep(path, got.answer)) : 'unknown';
  };
  return {
    ask: (path) => {
      const verdict = verdicts.get(path) ?? askOnce(path);
      verdicts.set(path, verdict);
      return verdict;
    },
    close,
  };
}
