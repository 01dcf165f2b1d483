/** A build without rendering: pages with only a title and the menu, from the recorded answers. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Build } from '../../../scripts/release/build-release.ts';
import { requiredFiles } from '../../../scripts/release/check/required.ts';
import { snapshotFacts } from '../../../scripts/release/facts/snapshot-facts.ts';
import { collectSnapshot } from '../../../src/build/snapshot/collect.ts';
import { recordedFetch } from '../../../src/build/snapshot/recorded/recorded-answers.ts';
import { SNAPSHOT_LIMITS } from '../../../src/build/snapshot/source.ts';
import { POLICY } from '../serve/site-fixture.ts';

const NOWHERE = 'https://nobody.example.test';

/** Reads the recorded answers with the build's own code, without the network. */
async function recordedSnapshot(answers: string) {
  return collectSnapshot({
    ...SNAPSHOT_LIMITS,
    apiUrl: NOWHERE,
    fetch: recordedFetch(answers),
    sleep: async () => undefined,
    log: () => undefined,
    memoryFile: join(dirname(answers), 'size.json'),
    force: true,
    failureShare: 0,
  });
}

/** Builds into the folder; `spoil` may break the result. */
export const testBuild =
  (spoil: (site: string) => void = () => undefined): Build =>
  async ({ answers, site }) => {
    const facts = snapshotFacts(await recordedSnapshot(answers), NOWHERE);
    const menu = facts.menu.map(({ slug, title }) => `<a href="/productos?categoria=${slug}">${title}</a>`);
    const nav = menu.join('');
    const script = `app.${createHash('sha256').update(nav).digest('hex').slice(0, 8)}.js`;
    const page = (file: string): string =>
      `<title>${file}</title><script src="/_astro/${script}"></script>${nav}`;
    const files = new Map(requiredFiles(facts).map(({ file }) => [file, page(file)]));
    files.set('policy.json', JSON.stringify(POLICY));
    files.set('version.json', JSON.stringify({ builtAt: performance.timeOrigin + performance.now() }));
    files.set(`_astro/${script}`, 'export const shop = 1;');
    for (const [file, text] of files) {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), text);
    }
    spoil(site);
  };
