/** Notifies the parent of an early build of the files that are final, while the rest of the shop is rendered. */
import { z } from 'zod';

const saidSchema = z.object({ written: z.array(z.string()) });

/**
 * Sends the files to the parent, if there is one; sending to a parent that has ended would end this process.
 * @param files inside the output folder
 */
export function notifyFilesWritten(files: readonly string[]): void {
  if (process.env['SNAPSHOT_WAITS'] === '1')
    process.send?.({ written: [...files] }, undefined, {}, () => undefined);
}

/** The files named in a message of the process; undefined for any other message. */
export const readWrittenFiles = (message: unknown): readonly string[] | undefined =>
  saidSchema.safeParse(message).data?.written;
