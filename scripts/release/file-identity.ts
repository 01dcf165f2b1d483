/** What a file is known by. */
import type { Stats } from 'node:fs';

/** Tells a file apart from any other, by whatever name, and from itself after somebody wrote into it. */
export const fileIdentity = ({ dev, ino, size, mtimeMs }: Stats): string =>
  `${dev}:${ino}:${size}:${mtimeMs}`;
