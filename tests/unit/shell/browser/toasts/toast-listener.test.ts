/** The listener's calls to the module that draws toasts, and its messages where that one fails. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endToasts, showToastFor } from '#shared/toast/toast-store.ts';
import { startToasts } from '#shell/browser/toasts/toast-listener.ts';

const OFFLINE = 'Sin conexión';
const drawn = vi.hoisted(() => ({ said: [] as string[], fails: false }));
vi.mock('#shell/browser/toasts/toasts.ts', () => ({
  showToast: ({ message }: { readonly message: string }) => {
    if (drawn.fails) throw new Error('gone');
    drawn.said.push(message);
  },
  endToasts: (topic: string) => drawn.said.push(`over: ${topic}`),
}));

const status = { textContent: '', dataset: { text: OFFLINE } };
const ask = (message: string): void =>
  showToastFor(3000, { type: 'error', message, position: 'top-center', topic: 'checkout' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => status }));
  drawn.said.length = 0;
  drawn.fails = false;
  startToasts();
  return () => vi.unstubAllGlobals();
});
afterEach(() => vi.useRealTimers());

test('a topic that ends before its first toast is drawn ends that toast, and not the next', async () => {
  ask('Antes');
  endToasts('checkout');
  ask('Después');
  await vi.waitFor(() => expect(drawn.said).toEqual(['Antes', 'over: checkout', 'Después']));
});

test.each([
  [false, OFFLINE],
  [true, ''],
])("a plain message is replaced by the region's where onLine is %s", async (onLine, after) => {
  vi.stubGlobal('navigator', { onLine });
  drawn.fails = true;
  ask('No se guardó');
  await vi.waitFor(() => expect(status.textContent).toBe('No se guardó'));
  vi.advanceTimersByTime(6000);
  expect(status.textContent).toBe(after);
});
