import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** Reads a JSON file of `scripts/sandbox/data/` and checks it with a schema. */
export function readData<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')));
}
