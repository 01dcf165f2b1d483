/** A host that shows a target's live release with the headers of its policy. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { headersFor, policySchema } from '../../../../scripts/publish/policy.ts';
import { resolveRequest } from '../../../../scripts/serve/resolve.ts';

/** The faults of a host. */
export interface Fault {
  /** The folder shown instead of the live release. */
  readonly root?: string;
  readonly withoutHeader?: string;
  /** Prefix of the paths that it answers with 500. */
  readonly broken?: string;
  /** Prefix of the paths whose answers break off in the middle. */
  readonly cut?: string;
  /** The change of a page by a proxy in front. */
  readonly rewrite?: (html: string) => string;
  /** The status and the page of a firewall, and its header. */
  readonly challenge?: { readonly status: number; readonly html: string; readonly header?: string };
}

/** Folder of the generated pictures. */
export const PICTURES = '/imagenes/';

export interface LiveServer {
  readonly origin: string;
  readonly close: () => void;
}

/** Starts a host for a target; it looks up its fault at every request. */
export async function startLiveServer(target: string, fault: () => Fault): Promise<LiveServer> {
  const server = createServer((request, response) => {
    const { root = join(target, 'current'), withoutHeader, broken, cut, rewrite, challenge } = fault();
    const path = request.url ?? '/';
    const isBroken = broken !== undefined && path.startsWith(broken);
    if (path.startsWith(PICTURES) && !isBroken) {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end();
      return;
    }
    const answer = resolveRequest(path, (file) => existsSync(join(root, file)));
    // Before the first publication there is nothing to show.
    if (answer.kind !== 'file' || isBroken || !existsSync(join(root, 'policy.json'))) {
      response.writeHead(500).end();
      return;
    }
    const policy = policySchema.parse(JSON.parse(readFileSync(join(root, 'policy.json'), 'utf8')));
    for (const [name, value] of headersFor(policy, path))
      if (name !== withoutHeader) response.appendHeader(name, value);
    if (challenge) {
      if (challenge.header) response.setHeader(challenge.header, 'challenge');
      response.writeHead(challenge.status).end(challenge.html);
      return;
    }
    const file = readFileSync(join(root, answer.file));
    const body = rewrite && answer.file.endsWith('.html') ? Buffer.from(rewrite(file.toString())) : file;
    if (cut !== undefined && path.startsWith(cut)) {
      response.writeHead(answer.status, { 'Content-Length': body.length + 1 });
      response.write(body, () => response.destroy());
    } else response.writeHead(answer.status).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
