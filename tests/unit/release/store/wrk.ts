/** wrk, which requests a page as often as the machine can. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Without wrk, visitors in Node are the load. */
export const WRK = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find(existsSync);

/** The result of a load. */
export interface LoadReport {
  readonly requests: number;
  /** Lines about answers of another status, and about connections that failed. */
  readonly faults: readonly string[];
}

/** Long enough for any test, which ends it by a signal. */
const SECONDS = 300;

/** Requests an address until the returned function is called. */
export function startLoad(wrk: string, address: string): () => Promise<LoadReport> {
  const args = ['-t1', '-c16', `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip, br', address];
  const child = spawn(wrk, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString('utf8');
  });
  return () =>
    new Promise((done) => {
      child.once('close', () => {
        const [, requests = '0'] = /(\d+) requests in/.exec(out) ?? [];
        const faults = out.split('\n').filter((line) => /Non-2xx|Socket errors/.test(line));
        done({ requests: Number(requests), faults });
      });
      child.kill('SIGINT');
    });
}
