/** Why a release could not be put into its target. */
import { EXIT, isDiskFull, PublishFailure } from '../failure.ts';
import { MESSAGES } from '../words.ts';

/** What the file system says when a release cannot be put down, as an editor would. */
export function targetFailure(error: unknown): PublishFailure {
  if (error instanceof PublishFailure) return error;
  return new PublishFailure(EXIT.target, isDiskFull(error) ? MESSAGES.diskFull : MESSAGES.notPut, [
    String(error),
  ]);
}
