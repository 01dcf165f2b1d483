/** Tells whoever has begun a build early which files are written as they are shown, while the rest of the shop is made. */
import { z } from 'zod';

const saidSchema = z.object({ written: z.array(z.string()) });

/**
 * Says so, where anybody listens: whoever is gone cannot be told, and ends this process otherwise.
 * @param files inside the folder that is built into
 */
export function notifyFilesWritten(files: readonly string[]): void {
  if (process.env['SNAPSHOT_WAITS'] === '1')
    process.send?.({ written: [...files] }, undefined, {}, () => undefined);
}

/** The files that a process has told of; undefined where it says something else. */
export const readWrittenFiles = (message: unknown): readonly string[] | undefined =>
  saidSchema.safeParse(message).data?.written;
