/** The preview server: serves a built site as a CDN does, with the headers and redirects of the policy. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { KEEP_ALIVE_MS } from '../keep-alive.ts';
import { pathOfFile } from '../publish/page/page-facts.ts';
import {
  type Header,
  headersFor,
  PICTURE_CACHE,
  type Policy,
  policySchema,
  RETURN_PATHS,
} from '../publish/policy.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../publish/speculation-rules.ts';
import {
  changePage,
  changesPage,
  conditionsOf,
  disableScripts,
  isAnsweredWrongly,
  meetConditions,
} from './conditions.ts';
import { chooseEncoding, createFileCache, type FileCache } from './file-cache.ts';
import { createPictureCache, type Picture } from './pictures.ts';
import { type Resolution, resolveRequest } from './resolve.ts';

/** The site to serve, and its address. */
interface ServeOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** By default, the policy that the build wrote. */
  readonly policy?: Policy;
  readonly host?: string;
  /** Whether browser tests may request conditions (`conditions.ts`). */
  readonly isTested?: boolean;
}

export interface PreviewServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * The policy of a built site.
 * @throws Error when the folder has no complete build
 */
export function readPolicy(root: string): Policy {
  return policySchema.parse(JSON.parse(readFileSync(join(root, 'policy.json'), 'utf8')));
}

/** Adds headers, some of which occur more than once. */
function setHeaders(response: ServerResponse, headers: readonly Header[]): void {
  for (const [name, value] of headers) response.appendHeader(name, value);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(`${text}\n`);
}

type FileResolution = Extract<Resolution, { kind: 'file' }>;

/** A file and its status. */
interface SentFile {
  readonly file: string;
  readonly status: 200 | 404 | 405;
}

const isRead = (method = ''): boolean => method === 'GET' || method === 'HEAD';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Parses `bytes=0-1`, `bytes=5-` or `bytes=-5` (RFC 9110, 14); undefined for other ranges, which may be ignored. */
function readRange(
  header: string | undefined,
  size: number,
): readonly [first: number, last: number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? [start, end] : undefined;
}

/** The requested part of a file, with its headers: some browsers play no video without ranges. */
export function sliceRange(
  {
    request,
    response,
  }: {
    readonly request: Pick<IncomingMessage, 'headers'>;
    readonly response: Pick<ServerResponse, 'statusCode'> & {
      readonly setHeader: (name: string, value: string) => unknown;
    };
  },
  bytes: Buffer,
): Buffer {
  response.setHeader('Accept-Ranges', 'bytes');
  const range = readRange(request.headers.range, bytes.byteLength);
  if (!range) return bytes;
  const [start, end] = range;
  response.statusCode = 206;
  response.setHeader('Content-Range', `bytes ${start}-${end}/${bytes.byteLength}`);
  return bytes.subarray(start, end + 1);
}

async function sendFile(
  { request, response }: Exchange,
  { file, status }: SentFile,
  cache: FileCache,
): Promise<void> {
  if (!cache.exists(file)) return sendText(response, 404, 'Not Found');
  const body = await cache.body(file, chooseEncoding(request.headers['accept-encoding']?.toString()));
  response.statusCode = status;
  response.setHeader('Content-Type', `/${file}` === SPECULATION_FILE ? SPECULATION_TYPE : body.type);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', body.etag);
  if (body.encoding !== 'identity') response.setHeader('Content-Encoding', body.encoding);
  const isConditional = status === 200 && isRead(request.method);
  if (isConditional && request.headers['if-none-match']?.split(/\s*,\s*/).includes(body.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const bytes = body.type.startsWith('video/') ? sliceRange({ request, response }, body.bytes) : body.bytes;
  response.setHeader('Content-Length', bytes.byteLength);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Sends a page with the scripts of a test, without caching. */
async function sendChangedPage(
  { request, response }: Exchange,
  { file, status }: SentFile,
  { cache }: Site,
): Promise<void> {
  const { bytes, type } = await cache.body(file, 'identity');
  const html = changePage(bytes.toString(), response, conditionsOf(request.headers.cookie));
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  response.end(request.method === 'HEAD' ? undefined : html);
}

interface Site {
  readonly cache: FileCache;
  readonly policy: Policy;
  readonly isTested: boolean;
  readonly pictureFor: ReturnType<typeof createPictureCache>;
}

async function sendPicture(
  { request, response }: Exchange,
  coming: Promise<Picture>,
  policy: Policy,
): Promise<void> {
  const { status, type, bytes } = await coming;
  const { pictures } = policy.services;
  const common = headersFor(policy, pictures?.path ?? '/').filter(([name]) => name !== 'Cache-Control');
  setHeaders(response, [...common, ['Cache-Control', status === 200 ? PICTURE_CACHE : 'no-store']]);
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', bytes.byteLength);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Other methods than GET and HEAD have status 405, except on the pages of a payment's return: some banks return by POST. */
function statusForMethod({ status }: FileResolution, method = 'GET', path: string): 200 | 404 | 405 {
  const isAnswered = isRead(method) || status === 404 || RETURN_PATHS.some((each) => each === path);
  return isAnswered ? status : 405;
}

async function answer(exchange: Exchange, site: Site): Promise<void> {
  const { request, response } = exchange;
  const conditions = conditionsOf(site.isTested ? request.headers.cookie : undefined);
  if (!(await meetConditions(request, conditions))) return;
  const picture = isRead(request.method) ? site.pictureFor(request.url ?? '/') : undefined;
  if (picture) return sendPicture(exchange, picture, site.policy);
  const resolution = resolveRequest(request.url ?? '/', site.cache.exists, site.policy.services.hasFolders);
  const path = resolution.kind === 'file' ? pathOfFile(resolution.file) : '/';
  setHeaders(response, headersFor(site.policy, path));
  if (resolution.kind === 'bad-request') return sendText(response, 400, 'Bad Request');
  if (resolution.kind === 'file') {
    const status = statusForMethod(resolution, request.method, path);
    const isPage = resolution.file.endsWith('.html');
    if (status === 405) response.setHeader('Allow', 'GET, HEAD');
    if (status === 405 && !isPage) return sendText(response, status, 'Method Not Allowed');
    if (isAnsweredWrongly(request, conditions)) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (conditions.has('wrong-styles')) response.removeHeader('X-Content-Type-Options');
      response.end('<!doctype html><title>404</title>');
      return;
    }
    if (isPage) disableScripts(response, conditions);
    const page = { ...resolution, status };
    if (isPage && changesPage(conditions)) return sendChangedPage(exchange, page, site);
    return sendFile(exchange, page, site.cache);
  }
  response.setHeader('Location', resolution.location);
  return sendText(response, 301, 'Moved Permanently');
}

/** Listens and returns the port; rejects with the error of the port, such as `EADDRINUSE`. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Starts the preview server. */
export async function serve({
  root,
  port,
  policy,
  host = '127.0.0.1',
  isTested = false,
}: ServeOptions): Promise<PreviewServer> {
  const rules = policy ?? readPolicy(root);
  const pictureFor = createPictureCache(rules.services.pictures);
  const site = { cache: createFileCache(root), policy: rules, isTested, pictureFor };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    answer({ request, response }, site).catch((error: unknown) => {
      process.stderr.write(`${request.url}: ${error instanceof Error ? error.message : String(error)}\n`);
      if (!response.headersSent) sendText(response, 500, 'Internal Server Error');
    });
  });
  const actual = await listen(server, port, host);
  return {
    origin: `http://${host}:${actual}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
