/** A page at rest: it prefetches the code of a first tap, except where data are scarce. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { onPageRest } from '#shared/hydration/at-rest.ts';

/** A device with the given properties. */
function device(facts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(facts)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
}

test('a loaded page is at rest when it is idle, not before', async () => {
  device({ connection: { saveData: false, effectiveType: '4g' }, deviceMemory: 4 });
  const act = vi.fn();
  onPageRest(act);
  expect(act).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
});

test.each([
  ['somebody saves data', { connection: { saveData: true, effectiveType: '4g' } }],
  ['the line is slow', { connection: { saveData: false, effectiveType: 'slow-2g' } }],
  ['there is little memory', { connection: undefined, deviceMemory: 1 }],
])('where %s nothing is prefetched', async (_why, facts) => {
  device(facts);
  const never = vi.fn();
  onPageRest(never);
  for (const name of Object.keys(facts)) Reflect.deleteProperty(navigator, name);
  device({ connection: undefined, deviceMemory: 8 });
  const after = vi.fn();
  onPageRest(after);
  await vi.waitFor(() => expect(after).toHaveBeenCalled());
  expect(never).not.toHaveBeenCalled();
});
