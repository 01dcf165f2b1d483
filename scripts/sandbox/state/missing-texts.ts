import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const row = z.object({ language: z.string(), namespace: z.string(), key: z.string() });

/** A key without a text on a page. */
export type MissingText = z.infer<typeof row>;

/** The keys without a text that pages reported, each once. */
export function createMissingTextRepository(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO missing_texts (language, namespace, key) VALUES ($language, $namespace, $key) ON CONFLICT DO NOTHING',
  );
  const all = database.prepare('SELECT language, namespace, key FROM missing_texts ORDER BY rowid');
  return {
    add: (missing: MissingText) => void insert.run(missing),
    /** All keys in the order in which they were reported. */
    list: () => z.array(row).parse(all.all()),
  };
}
