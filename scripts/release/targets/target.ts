/** The interface of a target: a folder, a bucket, another server, or a host with an upload tool. */
import type { PublishOptions } from '../options.ts';
import type { Reporter } from '../report.ts';
import type { ReleaseRecord } from '../store/records.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A place that shows releases to visitors. Its functions reject with a `PublishFailure`. */
export interface Target {
  /** The releases: in the target itself, or copies on this machine. */
  readonly store: ReleaseStore;
  /** Whether its server serves the compressed copies of files; other targets compress by themselves. */
  readonly servesCompressed: boolean;
  /** Whether the next run continues an interrupted upload; otherwise nothing of it stays. */
  readonly canResume: boolean;
  /** Rejects when the target cannot be reached, before anything is built. */
  readonly checkConnection: () => Promise<void>;
  /** Rejects when a built site exceeds the limits of the target. */
  readonly checkLimits: (site: string) => Promise<void>;
  /** Uploads a release of the store; the live release stays as it is. */
  readonly upload: (record: ReleaseRecord) => Promise<void>;
  /** Configures the server for a release that is about to become live. */
  readonly configureServer: (record: ReleaseRecord) => Promise<void>;
  /** Shows a release to visitors; the caller then switches the link of the store. */
  readonly activate: (record: ReleaseRecord) => Promise<void>;
  /** Removes what no release of the store needs. */
  readonly removeUnused: () => Promise<void>;
}

/** The dependencies of a target. */
export interface TargetContext {
  readonly options: PublishOptions;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly report: Reporter;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** A step that a target does not need. */
export const skip = async (): Promise<void> => undefined;
