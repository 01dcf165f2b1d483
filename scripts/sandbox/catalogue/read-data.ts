import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** A checked JSON file of `scripts/sandbox/data/`. */
export function readData<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')));
}
