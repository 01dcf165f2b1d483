import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programFile } from '../../../../scripts/commands/has-program.ts';
import { renderCaddyfile } from '../../../../scripts/publish/hosts/caddy.ts';
import { HOSTING_CASES, METHOD_CASES } from '../../serve/hosting-cases.ts';
import { POLICY, writeSite } from '../../serve/site-fixture.ts';
import { expectCase, expectOwnRedirects, freePort, startServer } from './real-server.ts';

const CADDY = programFile('caddy');

test('the Caddyfile refuses a header value that would break out of its quotes', () => {
  const hashes = { ...POLICY.hashes, scripts: ['` evil'] };
  expect(() => renderCaddyfile({ ...POLICY, hashes })).toThrow('cannot hold');
});

// Reported as skipped where it is not installed (scripts/test.ts).
if (CADDY)
  describe('a real Caddy with the Caddyfile answers', () => {
    const site = writeSite();
    let origin = '';
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      const folder = dirname(site.root);
      const file = join(folder, 'Caddyfile');
      writeFileSync(file, `{\n  admin off\n}\n${renderCaddyfile(POLICY)}`);
      const env = { ...process.env, HOME: folder, SHOP_ADDRESS: origin, SHOP_ROOT: site.root };
      stop = await startServer(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], origin, env);
    });
    afterAll(async () => {
      await stop();
      site.remove();
    });

    // Caddy answers a name that no file can have with 500.
    test.each(HOSTING_CASES.filter(({ path }) => path.length < 255))('$path with $status', (each) =>
      expectCase(origin, each),
    );
    test.each(METHOD_CASES)('$method $path with $status', (each) => expectCase(origin, each));
    test('no redirect leads to another site', () => expectOwnRedirects(origin));
  });
