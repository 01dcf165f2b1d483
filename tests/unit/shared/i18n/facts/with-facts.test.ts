/** Facts in content and in the texts of `locales/`: a changed owner changes all of them. */
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FACT_FILES, withFacts } from '#shared/i18n/facts/read-facts.ts';
import { textBackend } from '#shared/i18n/facts/text-backend.ts';
import { type ContentCopy, copyContent } from '../../../content/content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => {
  vi.restoreAllMocks();
  copy.remove();
});

/** Changes the days of return. */
const change = (): void => copy.edit(FACT_FILES.returns, '"exchangeDays": 30', '"exchangeDays": 15');

/** A loader of one entry with a fact, and its stored entries. */
async function load() {
  const watcher = new EventEmitter();
  const stored: { readonly data: unknown; readonly digest: string; readonly isWatching: boolean }[] = [];
  const loader = withFacts(
    {
      name: 'test',
      load: async (context) => {
        const data = await context.parseData({ id: 'a', data: { text: '{{returns.days}} días' } });
        stored.push({ data, digest: context.generateDigest('a'), isWatching: context.watcher !== undefined });
      },
    },
    copy.root,
  );
  const context = {
    watcher,
    parseData: async ({ data }: { readonly data: unknown }) => data,
    generateDigest: (text: string) => text,
  };
  await Reflect.apply(loader.load, loader, [context]);
  return { watcher, stored };
}

test('an entry is loaded with its facts, and again when an owner changes, under another digest', async () => {
  const { watcher, stored } = await load();
  expect(stored).toMatchObject([{ data: { text: '30 días' }, isWatching: true }]);
  change();
  watcher.emit('change', join(copy.root, 'src/content/home.json'));
  watcher.emit('change', join(copy.root, FACT_FILES.returns));
  await expect.poll(() => stored.length).toBe(2);
  expect(stored[1]).toMatchObject({ data: { text: '15 días' }, isWatching: false });
  expect(stored[1]?.digest).not.toBe(stored[0]?.digest);
});

test('i18next reads texts with their facts, and the variables of the code unchanged', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(copy.root);
  Reflect.apply(textBackend.init ?? expect.fail, textBackend, [
    {},
    { loadPath: join(copy.root, 'locales/{{lng}}/{{ns}}.json') },
  ]);
  const read = (namespace: string): unknown => {
    let found: unknown;
    textBackend.read('es-GT', namespace, (error, texts) => {
      found = error ?? texts;
    });
    return found;
  };
  expect(read('home')).toMatchObject({ help: { returns: { title: '30 días para cambiar' } } });
  expect(read('catalogue')).toMatchObject({ count_other: '{{count}} productos' });
  change();
  expect(read('home')).toMatchObject({ help: { returns: { title: '15 días para cambiar' } } });
  expect(read('none')).toBeInstanceOf(Error);
});
