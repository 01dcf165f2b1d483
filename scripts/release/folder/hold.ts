/** A release that was taken back is not published again by itself: a watch waits until somebody publishes by hand. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../commands/replace-file.ts';
import type { Shelf } from './releases.ts';

const fileOf = ({ folder }: Shelf): string => join(folder, 'held');

/** Whether a watch has to wait. */
export const isHeld = (target: Shelf): boolean => existsSync(fileOf(target));

/** Lets a watch wait. */
export const hold = (target: Shelf): void => replaceFile(fileOf(target), '');

/** Lets a watch go on. */
export const letGo = (target: Shelf): void => rmSync(fileOf(target), { force: true });
