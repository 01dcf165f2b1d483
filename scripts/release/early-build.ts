/** A build that begins while the services are still being asked: what it does before it needs an answer takes as long as the asking. */

/** What is to be built, and from what. */
export interface BuildRequest {
  /** File of the recorded answers. */
  readonly answers: string;
  /** Folder of the snapshot that was taken of them, where one was. */
  readonly taken: string;
  /** Folder that the shop is built into. */
  readonly site: string;
  /** All of it is made anew. */
  readonly ignoresCache: boolean;
  /** Digest of the code, by which what was read of the answers is known. */
  readonly program: string;
  /** Resolves when the answers are recorded: none is read before. Rejects when there is nothing to build. */
  readonly recorded: Promise<void>;
}

/** Builds the shop from recorded answers; rejects with a `PublishFailure` when it cannot. */
export type Build = (request: BuildRequest) => Promise<void>;

/** A build of which it is not known yet whether it is wanted. */
export interface EarlyBuild {
  /** Begins it, if it has not begun. */
  readonly begin: () => void;
  /** Builds to the end, now that the answers are recorded. Rejects as `Build` does. */
  readonly finish: () => Promise<void>;
  /** Ends a build that is not wanted; resolves when nothing is written any more. */
  readonly end: () => Promise<void>;
}

/** @param build is asked once at most */
export function earlyBuild(build: Build, request: Omit<BuildRequest, 'recorded'>): EarlyBuild {
  const { promise: recorded, resolve, reject } = Promise.withResolvers<void>();
  let building: Promise<void> | undefined;
  const begun = (): Promise<void> => {
    building ??= build({ ...request, recorded });
    return building;
  };
  // The caller that waits for either receives the error.
  recorded.catch(() => undefined);
  return {
    begin: () => void begun().catch(() => undefined),
    finish: () => {
      resolve();
      return begun();
    },
    end: async () => {
      reject(new Error('There is nothing to build.'));
      await building?.catch(() => undefined);
    },
  };
}
