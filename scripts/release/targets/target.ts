/** Where a shop is published: a folder, a bucket, another server or a host with an upload tool. */
import type { ReleaseRecord, ReleaseStore } from '../folder/releases.ts';
import type { PublishOptions } from '../options.ts';
import type { Reporter } from '../report.ts';

/** A place that shows releases to visitors. Its verbs reject with a `PublishFailure` that says why they could not. */
export interface Target {
  /** Its releases, their records, and a link to the live one: the place itself, or copies that are kept on this machine. */
  readonly store: ReleaseStore;
  /** Whether its server serves the compressed forms of files; other places compress by themselves. */
  readonly showsCompressed: boolean;
  /** Whether the next run goes on with a release that could not be brought there, as after one that was killed; else nothing of it stays. */
  readonly resumes: boolean;
  /** Rejects where the place cannot be reached, before a shop is built for it. */
  readonly reach: () => Promise<void>;
  /** Refuses a built site that the place would not take. */
  readonly accept: (site: string) => Promise<void>;
  /** Brings a release of the release store to the place; what is live there stays as it is. */
  readonly put: (record: ReleaseRecord) => Promise<void>;
  /** Has the place ready for a release that is about to be live. */
  readonly prepare: (record: ReleaseRecord) => Promise<void>;
  /** Shows a release to visitors; the release store's link follows. */
  readonly show: (record: ReleaseRecord) => Promise<void>;
  /** Takes away what no release of the release store needs any more. */
  readonly tidy: () => Promise<void>;
}

/** What a target works with. */
export interface TargetContext {
  readonly options: PublishOptions;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly report: Reporter;
  readonly sleep: (ms: number) => Promise<unknown>;
}
