/** A fake S3 server, and a content network before it that serves the bucket's files like CloudFront. */
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request as requestOf,
  type Server,
} from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { answerAsCloudFront, type Origin } from '../../publish/hosts/cloudfront.ts';

const BUCKET = 'shop';

/** A request that changed the bucket. */
export interface Change {
  readonly method: string;
  /** The file, inside the folder of the shop. */
  readonly file: string;
}

export interface BucketServer {
  /** The address to publish to. */
  readonly target: string;
  /** Variables of the target that name the server and its keys. */
  readonly env: Record<string, string>;
  /** The visitors' address. */
  readonly live: string;
  /** Changes of the bucket since the last call. */
  readonly changes: () => readonly Change[];
  /** Called before a change is accepted. */
  lets: (change: Change) => boolean;
  /** Stores a file that no shop has published. */
  readonly put: (key: string) => Promise<void>;
  readonly close: () => void;
}

async function listen(
  listener: RequestListener,
): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

/** A content network that runs the last given function. */
function network(functionFile: string, origin: Origin): RequestListener {
  return async (request, response) => {
    const code = existsSync(functionFile) ? readFileSync(functionFile, 'utf8') : '';
    const answer = await answerAsCloudFront(code, origin, request.url ?? '/');
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.writeHead(answer.status).end(await answer.text());
  };
}

/** Forwards the request to a server, with its body. */
function ask(
  origin: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    const asked = requestOf(`${origin}${url}`, { method, headers });
    asked.once('response', done).once('error', failed).end(body);
  });
}

/** Starts both, with an empty bucket in a folder. */
export async function startBucketServer(directory: string, prefix = 'live'): Promise<BucketServer> {
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  await s3.configureBuckets();
  // It overwrites old content with new; of an interrupted upload a bucket stores nothing.
  const store = await listen(s3.callback());
  const root = `/${BUCKET}/${prefix}/`;
  const changes: Change[] = [];
  const bucket = await listen(async (request, response) => {
    const { method = '', url = '' } = request;
    const change = { method, file: decodeURIComponent(url.split('?')[0] ?? '').replace(root, '') };
    const isChange = method === 'PUT' || method === 'DELETE';
    if (isChange && !fixture.lets(change)) return void request.destroy();
    try {
      const body = await buffer(request);
      const answer = await ask(store.origin, request, body);
      const said = await buffer(answer);
      if (isChange && answer.statusCode && answer.statusCode < 300) changes.push(change);
      response.writeHead(answer.statusCode ?? 500, answer.headers).end(said);
    } catch {
      // The connection broke on one of both sides.
      response.destroy();
    }
  });
  const functionFile = join(directory, 'function.js');
  const front = await listen(
    network(functionFile, (uri) => fetch(`${bucket.origin}${root.slice(0, -1)}${uri}`)),
  );
  const fixture: BucketServer = {
    target: `s3://${BUCKET}/${prefix}`,
    env: {
      AWS_ENDPOINT_URL_S3: bucket.origin,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      PUBLISH_RELOAD: `cp cloudfront-function.js ${functionFile}`,
      RCLONE_LOW_LEVEL_RETRIES: '1',
      RCLONE_RETRIES: '1',
    },
    live: front.origin,
    changes: () => changes.splice(0),
    lets: () => true,
    put: async (key) => void (await fetch(`${bucket.origin}/${BUCKET}/${key}`, { method: 'PUT', body: 'x' })),
    close: () => {
      for (const { server } of [bucket, front, store]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
  return fixture;
}
