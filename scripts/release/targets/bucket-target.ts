/**
 * A bucket that speaks S3. Files are replaced one by one, so their order keeps pages consistent: assets are uploaded before the
 * pages and removed after them. The releases, and the CloudFront function that `--reload` uploads, are kept on this machine.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../commands/replace-file.ts';
import { renderCloudFront } from '../../publish/hosts/cloudfront.ts';
import { cacheControl, HASHED_FOLDER, HOST_FILES, WORKER_FILE } from '../../publish/policy.ts';
import { listFiles } from '../../publish/site-folder.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../../publish/speculation-rules.ts';
import { mediaType } from '../../serve/media-types.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { groupedCount, message } from '../messages.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Address } from './address.ts';
import { type Comparison, createRclone, type Upload } from './rclone.ts';
import { configureServer } from './server-config.ts';
import { skip, type Target, type TargetContext } from './target.ts';

/** In this order, a page finds what it loads, and a visitor who sees the version finds everything of it. */
const STEPS = ['assets', 'data', 'pages', 'worker', 'version'] as const;
type Step = (typeof STEPS)[number];

interface Batch extends Upload {
  readonly step: Step;
}

/** The remaining uploads and removals after a comparison. */
interface Plan {
  readonly batches: readonly Batch[];
  readonly extra: readonly string[];
}

const EMPTY_PLAN: Plan = { batches: [], extra: [] };

const NETWORK_FILE = { name: 'cloudfront-function.js', render: renderCloudFront } as const;

function stepOf(path: string): Step {
  if (path.startsWith(HASHED_FOLDER)) return 'assets';
  if (path.endsWith('.html')) return 'pages';
  if (path === WORKER_FILE) return 'worker';
  return path === '/version.json' ? 'version' : 'data';
}

function batchOf(file: string): Omit<Batch, 'files'> {
  const path = `/${file}`;
  return {
    step: stepOf(path),
    contentType: path === SPECULATION_FILE ? SPECULATION_TYPE : mediaType(file),
    cacheControl: cacheControl(path),
  };
}

/** The files in batches, in the order of their steps, without those for other hosts. */
export function uploadOrder(files: readonly string[]): readonly Batch[] {
  const uploaded = files.filter((file) => !HOST_FILES.has(file) && !/\.(br|gz)$/.test(file));
  const groups = Map.groupBy(uploaded, (file) => {
    const { step, contentType, cacheControl: cache } = batchOf(file);
    return [STEPS.indexOf(step), contentType, cache].join('\n');
  });
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => ({ ...batchOf(group[0] ?? ''), files: group }));
}

/** Refuses a bucket with files that no shop has published: they would be removed. */
function rejectForeignFiles(store: ReleaseStore, { changed, extra }: Comparison): void {
  const mark = join(store.folder, 'is-ours');
  if (existsSync(mark)) return;
  if (extra.length > 0 && changed.includes('version.json'))
    throw new PublishFailure(
      EXIT.target,
      message('target.foreignFiles', { files: groupedCount(extra.length) }),
    );
  replaceFile(mark, '');
}

/** The target of a bucket. */
export function bucketTarget(
  store: ReleaseStore,
  { bucket, prefix }: Extract<Address, { kind: 'bucket' }>,
  context: TargetContext,
): Target {
  const { options, report } = context;
  const env = { ...process.env, ...context.env };
  const rclone = createRclone({ bucket, prefix, folder: store.folder, env });
  let plan = EMPTY_PLAN;
  const uploadStep = async (id: string, step: Step): Promise<void> => {
    const batches = plan.batches.filter((batch) => batch.step === step);
    const ends = await Promise.allSettled(batches.map((batch) => rclone.upload(store.siteOf(id), batch)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  };
  return {
    store,
    servesCompressed: false,
    canResume: true,
    checkConnection: rclone.checkConnection,
    checkLimits: skip,
    async upload({ id }) {
      const site = store.siteOf(id);
      const count = uploadOrder(await listFiles(site)).flatMap(({ files }) => files).length;
      const found = await rclone.compare(site, count);
      rejectForeignFiles(store, found);
      const changed = new Set(options.isForced ? [...found.changed, ...found.same] : found.changed);
      const counts = { changed: groupedCount(changed.size), extra: groupedCount(found.extra.length) };
      report.say(message('target.comparing', counts));
      plan = { batches: uploadOrder([...changed]), extra: found.extra };
      await uploadStep(id, 'assets');
    },
    configureServer: ({ id }) => configureServer({ ...context, store, serverFile: NETWORK_FILE }, id),
    async activate({ id }) {
      for (const step of STEPS.slice(1)) await uploadStep(id, step);
    },
    async removeUnused() {
      if (plan.extra.length > 0 && !(await rclone.remove(plan.extra)))
        report.say(message('target.notRemoved'));
      plan = EMPTY_PLAN;
    },
  };
}
