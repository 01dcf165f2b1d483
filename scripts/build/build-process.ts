/** The process of a build (`build-site.ts`): `build-process.ts <folder of the site> <folder of its parts>`. */
import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { hasSnapshot, takeSnapshotInto } from '../../src/build/snapshot/recorded/snapshot-handoff.ts';
import { environmentSource } from '../../src/build/snapshot/source.ts';
import { buildFacts } from '../astro/build-facts.ts';
import { readEnvironment } from '../astro/environment.ts';
import { filesBelow, hashInputs } from '../commands/inputs.ts';
import { onEnd } from '../commands/process.ts';
import { fail, say, step } from '../commands/steps.ts';
import { readNotices } from '../publish/data-files.ts';
import { registerScripts } from '../publish/inline-scripts.ts';
import { movePagesIntoFolders } from '../publish/page/page-folders.ts';
import { pictureProxy, pictureStart } from '../publish/picture-proxy.ts';
import { publishSite } from '../publish/publish-site.ts';
import { writeRetiredWorker, writeServiceWorker } from '../publish/service-worker.ts';
import { copyTexts } from '../publish/site-folder.ts';
import { openBundle } from './bundle.ts';
import { openPreviousBuild } from './previous-build.ts';
import { renderPages } from './render-pages.ts';

const root = resolve(import.meta.dirname, '../..');
const packageSchema = z.object({ version: z.string() });
const versionSchema = z.object({ fingerprint: z.string(), imageBase: z.string() });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The inputs and folders of a build. */
interface ProcessRequest {
  readonly site: string;
  /** Folder for the bundle, and for a new snapshot. */
  readonly parts: string;
  /** Folder of the last build; without it everything is built. */
  readonly cache: string | undefined;
  /** Folder with the snapshot of a publication, if any. */
  readonly snapshot: string | undefined;
  readonly threads: number | undefined;
}

/** Hard-links the files of a folder into another. */
function linkFiles(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    const target = join(to, relative(from, file));
    mkdirSync(dirname(target), { recursive: true });
    linkSync(file, target);
  }
}

async function build({
  site,
  parts,
  cache,
  snapshot = join(parts, 'snapshot'),
  threads,
}: ProcessRequest): Promise<void> {
  const environment = readEnvironment('production', root);
  const program = hashInputs(root, process.env, undefined);
  const info = buildFacts(root, packageSchema.parse(readJson(join(root, 'package.json'))).version);
  const bundleRequest = {
    root,
    folder: join(parts, 'bundle'),
    pictures: join(root, '.cache', 'pictures'),
    program,
  };
  const [bundle] = await Promise.all([
    step('bundle the shop', () => openBundle(bundleRequest)),
    hasSnapshot(snapshot) ||
      step('take the snapshot', () =>
        takeSnapshotInto(snapshot, environmentSource(environment.apiUrl.replace(/\/+$/, ''))),
      ),
  ]);
  mkdirSync(site, { recursive: true });
  const previous = cache === undefined ? undefined : openPreviousBuild(cache, program);
  const context = { snapshot, info, digests: previous?.digests };
  const rendered = await step('render the pages', () =>
    renderPages({ entry: bundle.entry, context, site }, threads),
  );
  say(`  ${rendered.files.length} files by ${rendered.threads} threads`);
  linkFiles(bundle.site, site);
  for (const [file, css] of rendered.sheets) writeFileSync(join(site, file), css);
  await copyTexts(root, site);
  const restored = previous?.restore(site, rendered) ?? [];
  const pages = [...rendered.files.flatMap(({ facts }) => facts ?? []), ...restored];
  // Publishing completes `version.json`.
  if (environment.isWorkerRetired) await writeRetiredWorker(site);
  else await writeServiceWorker(site, environment.hasFolders);
  const scripts = new Set(bundle.scripts);
  registerScripts(scripts, rendered.scripts);
  const { fingerprint, imageBase } = versionSchema.parse(readJson(join(site, 'version.json')));
  const { imageTemplate, imageService } = environment;
  await publishSite(
    site,
    {
      ...environment,
      imageOrigins: [imageTemplate ?? imageBase].filter(Boolean),
      pictures: pictureProxy(imageTemplate, imageService),
      pictureStart: pictureStart(imageTemplate),
      fingerprint,
      scripts,
      build: info,
    },
    pages,
  );
  try {
    previous?.save(site, rendered);
  } catch (error) {
    say(`  nothing is kept for the next build: ${String(error)}`);
  }
  if (environment.hasFolders) await movePagesIntoFolders(site);
  for (const line of await readNotices(site)) say(`  ! ${line}`);
}

const [site = '', parts = ''] = process.argv.slice(2);
const { INCREMENTAL_CACHE: cache, SNAPSHOT_TAKEN: snapshot, PAGE_THREADS: threads } = process.env;
onEnd(() => undefined);
// The parent has ended, and another build may use the same folders.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
await build({
  site,
  parts,
  cache: cache || undefined,
  snapshot: snapshot && hasSnapshot(snapshot) ? snapshot : undefined,
  threads: threads ? Number(threads) : undefined,
}).catch(fail);
