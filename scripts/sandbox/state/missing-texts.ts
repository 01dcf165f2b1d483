import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const row = z.object({ language: z.string(), namespace: z.string(), key: z.string() });

/** A key without a text on a page. */
export type MissingText = z.infer<typeof row>;

/** The keys without a text that pages reported, each once. */
export type MissingTextRepository = {
  add(missing: MissingText): void;
  /** All of them, in the order in which they were reported. */
  list(): readonly MissingText[];
};

/** The table of missing texts of a database. */
export function createMissingTextRepository(database: DatabaseSync): MissingTextRepository {
  const insert = database.prepare(
    'INSERT INTO missing_texts (language, namespace, key) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const all = database.prepare('SELECT language, namespace, key FROM missing_texts ORDER BY rowid');
  return {
    add({ language, namespace, key }) {
      insert.run(language, namespace, key);
    },
    list: () => all.all().map((each) => row.parse(each)),
  };
}
