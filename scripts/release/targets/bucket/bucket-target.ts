/**
 * A bucket that speaks S3. It replaces files one by one, so their order keeps pages consistent: assets are uploaded
 * before the pages and removed after them. The releases are kept on this machine, together with the function that adds
 * headers in CloudFront, which `--reload` uploads.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../../commands/replace-file.ts';
import { renderCloudFront } from '../../../publish/hosts/cloudfront.ts';
import { listFiles } from '../../../publish/site-folder.ts';
import { EXIT, PublishFailure } from '../../failure.ts';
import { prepareServer, type ServerFile } from '../../folder/prepare-server.ts';
import type { ReleaseStore } from '../../folder/releases.ts';
import type { Address } from '../address.ts';
import type { Target, TargetContext } from '../target.ts';
import { TARGET_MESSAGES } from '../words.ts';
import { type Comparison, createRclone } from './rclone.ts';
import { type Batch, STEPS, type Step, uploadOrder } from './upload-order.ts';

const nothing = async (): Promise<void> => undefined;

/** What is left to do for a release, as the bucket was when it was looked at. */
interface Plan {
  readonly batches: readonly Batch[];
  readonly extra: readonly string[];
}

const NETWORK_FILE: ServerFile = { name: 'cloudfront-function.js', render: renderCloudFront };

/** What nobody asks for before a page names it goes up before the switch. */
const [FIRST_STEP, ...OTHER_STEPS] = STEPS;

const NONE: Plan = { batches: [], extra: [] };

/** What is there must be of a shop before anything of it may be taken away. */
function rejectForeignFiles(store: ReleaseStore, { changed, extra }: Comparison): void {
  const known = join(store.folder, 'is-ours');
  if (existsSync(known)) return;
  if (extra.length > 0 && changed.includes('version.json'))
    throw new PublishFailure(EXIT.target, TARGET_MESSAGES.strangers(extra.length));
  replaceFile(known, '');
}

/** The target that a bucket is. */
export function bucketTarget(
  store: ReleaseStore,
  { bucket, prefix }: Extract<Address, { kind: 'bucket' }>,
  { env, options, report, sleep }: TargetContext,
): Target {
  const rclone = createRclone({ bucket, prefix, folder: store.folder, env: { ...process.env, ...env } });
  let plan = NONE;
  const uploadStep = async (id: string, step: Step): Promise<void> => {
    const batches = plan.batches.filter((batch) => batch.step === step);
    const ends = await Promise.allSettled(batches.map((batch) => rclone.upload(store.siteOf(id), batch)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  };
  return {
    store,
    showsCompressed: false,
    resumes: true,
    reach: rclone.reach,
    accept: nothing,
    async put({ id }) {
      const site = store.siteOf(id);
      const all = uploadOrder(await listFiles(site));
      const count = all.reduce((sum, { files }) => sum + files.length, 0);
      const found = await rclone.compare(site, count);
      rejectForeignFiles(store, found);
      const changed = new Set(options.isForced ? [...found.changed, ...found.same] : found.changed);
      report.say(TARGET_MESSAGES.comparing(changed.size, found.extra.length));
      plan = { batches: uploadOrder([...changed]), extra: found.extra };
      await uploadStep(id, FIRST_STEP);
    },
    prepare: ({ id }) =>
      prepareServer({ options, target: store, serverFile: NETWORK_FILE, report, sleep }, id),
    async show({ id }) {
      for (const step of OTHER_STEPS) await uploadStep(id, step);
    },
    async tidy() {
      if (plan.extra.length > 0 && !(await rclone.remove(plan.extra))) report.say(TARGET_MESSAGES.notTidied);
      plan = NONE;
    },
  };
}
