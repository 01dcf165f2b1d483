import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releaseIds } from '../../../../scripts/release/store/records.ts';
import { openReleaseStore } from '../../../../scripts/release/store/release-store.ts';
import { mergePolicies } from '../../../../scripts/release/targets/server-config.ts';
import { POLICY } from '../../serve/site-fixture.ts';
import { catalogueOf, renamed } from '../shop-fixture.ts';
import { testBuild } from '../test-build.ts';
import { askRaw, NGINX, type NginxRig, startNginx } from './nginx-rig.ts';
import { startLoad, WRK } from './wrk.ts';

/** Number of rollbacks and returns while visitors come. */
const TURNS = 10;

test('a joint policy allows the inline parts of both releases, and the services of the next', () => {
  const hashes = { scripts: ["'sha256-NEW='", "'sha256-AAAA='"], styles: ["'sha256-CCCC='"] };
  const services = { ...POLICY.services, apiUrl: 'https://next.example.test' };
  expect(mergePolicies({ services, hashes }, POLICY)).toEqual({
    services,
    hashes: {
      scripts: ["'sha256-AAAA='", "'sha256-NEW='"],
      styles: ["'sha256-BBBB='", "'sha256-CCCC='"],
    },
  });
});

const nginx = NGINX;
if (nginx)
  describe('a folder behind a real nginx', () => {
    let rig: NginxRig;
    beforeAll(async () => {
      rig = await startNginx(nginx);
    });
    afterAll(() => rig.close());

    test('shows the published site, with its headers', async () => {
      rig.shop.sell(renamed(catalogueOf(20), 'Niños', 'Infantil'));
      const { exit, out } = await rig.publish();
      expect(exit, out).toBe(0);
      const answer = await fetch(`${rig.origin}/`);
      expect(await answer.text()).toContain('Infantil');
      expect(answer.headers.get('content-security-policy')).toContain("'sha256-AAAA='");
      expect((await fetch(`${rig.origin}/no-hay`)).status).toBe(404);
    });

    test('allows the inline scripts of a release before it shows it', async () => {
      const hashes = { ...POLICY.hashes, scripts: ["'sha256-DDDD='"] };
      const build = testBuild((site) =>
        writeFileSync(join(site, 'policy.json'), JSON.stringify({ ...POLICY, hashes })),
      );
      const { exit, out } = await rig.publish(['--force'], { build });
      expect(exit, out).toBe(0);
      const policy = (await fetch(`${rig.origin}/`)).headers.get('content-security-policy');
      expect(policy).toContain("'sha256-AAAA='");
      expect(policy).toContain("'sha256-DDDD='");
    });

    test('keeps the live release when its configuration is invalid', async () => {
      const build = testBuild((site) =>
        writeFileSync(
          join(site, 'policy.json'),
          JSON.stringify({ ...POLICY, hashes: { ...POLICY.hashes, scripts: ["'sha256-EEEE='"] } }),
        ),
      );
      const before = releaseIds(openReleaseStore(rig.shop.target)).length;
      const { exit, out } = await rig.shop.run(['--force', '--reload', 'false'], { build });
      expect(exit).toBe(6);
      expect(out).toContain('El servidor no leyó su configuración (false)');
      expect((await rig.publish(['--force'])).exit).toBe(0);
      expect(releaseIds(openReleaseStore(rig.shop.target)).length).toBeGreaterThan(before);
    });

    test('fails no request while releases are switched under load', async () => {
      const faults: string[] = [];
      let requests = 0;
      let isOver = false;
      const ask = async (path: string): Promise<string> => {
        const answer = await fetch(`${rig.origin}${path}`);
        requests += 1;
        if (answer.status !== 200) faults.push(`${path} ${answer.status}`);
        return answer.text();
      };
      const visitor = async (): Promise<void> => {
        while (!isOver) {
          const [script = ''] = /\/_astro\/app\.\w+\.js/.exec(await ask('/')) ?? [];
          await ask(script);
          await ask('/producto/SKU-1');
        }
      };
      const visitors = Array.from({ length: 6 }, visitor);
      const endLoad = WRK === undefined ? undefined : startLoad(WRK, `${rig.origin}/producto/SKU-1`);
      rig.shop.sell(catalogueOf(20));
      expect((await rig.shop.run()).exit).toBe(0);
      for (let turn = 0; turn < TURNS; turn += 1) {
        expect((await rig.shop.run(['--rollback'])).exit).toBe(0);
        expect((await rig.shop.run(['--forward'])).exit).toBe(0);
      }
      isOver = true;
      const load = await endLoad?.();
      await Promise.all(visitors);
      expect(faults).toEqual([]);
      expect(requests).toBeGreaterThan(50);
      expect(load?.faults ?? []).toEqual([]);
      expect(load?.requests ?? Number.POSITIVE_INFINITY).toBeGreaterThan(1000);
    });

    test('serves a shop that was published under umask 077 as another user', async () => {
      const mask = process.umask(0o077);
      try {
        const { exit, out } = await rig.publish(['--force']);
        expect(exit, out).toBe(0);
      } finally {
        process.umask(mask);
      }
      // A worker that ends with the reload closes kept-alive connections.
      const ask = (path: string) => askRaw(`${rig.origin}${path}`, { connection: 'close' });
      const home = await ask('/');
      expect(home.status).toBe(200);
      const [script = ''] = /\/_astro\/app\.\w+\.js/.exec(home.bytes.toString('utf8')) ?? [];
      for (const path of [script, '/producto/SKU-1', '/version.json'])
        expect((await ask(path)).status, path).toBe(200);
    });
  });
