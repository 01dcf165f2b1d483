/** A release that was taken back is not published again by itself: a watch waits until somebody publishes by hand. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../commands/replace-file.ts';
import type { ReleaseStore } from './releases.ts';

const fileOf = ({ folder }: ReleaseStore): string => join(folder, 'held');

/** Whether a watch has to wait. */
export const isWatchPaused = (target: ReleaseStore): boolean => existsSync(fileOf(target));

/** Lets a watch wait. */
export const pauseWatch = (target: ReleaseStore): void => replaceFile(fileOf(target), '');

/** Lets a watch go on. */
export const resumeWatch = (target: ReleaseStore): void => rmSync(fileOf(target), { force: true });
