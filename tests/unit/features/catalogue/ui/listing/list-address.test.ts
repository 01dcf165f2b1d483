/** The address of a list follows the frame that answers a change (decision 25, List parameters). */
import { beforeEach, expect, test, vi } from 'vitest';
import {
  addressParams,
  changeAddress,
  discardPendingChanges,
} from '#features/catalogue/ui/listing/list-address.ts';

const frames: (() => void)[] = [];
const written: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames.length = 0;
  written.length = 0;
  discardPendingChanges();
  vi.stubGlobal('location', { href: 'https://shop.example/productos?color=negro' });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('history', {
    state: 7,
    pushState: (_state: unknown, _title: string, address: string) => written.push(`push ${address}`),
    replaceState: (state: unknown, _title: string, address: string) =>
      written.push(`replace ${address} ${state}`),
  });
});

function paint(): void {
  for (const act of frames.splice(0)) act();
  vi.runAllTimers();
}

test('is written after the paint, but counts at once', () => {
  changeAddress('/productos?color=gris', 'push');
  expect(written).toEqual([]);
  expect(addressParams().getAll('color')).toEqual(['gris']);
  paint();
  expect(written).toEqual(['push /productos?color=gris']);
  expect(addressParams().getAll('color')).toEqual(['negro']);
});

test('changes before the same paint are written one after the other', () => {
  changeAddress('/productos?color=gris', 'push');
  changeAddress('/productos?color=gris&pagina=2', 'replace');
  expect(addressParams().get('pagina')).toBe('2');
  paint();
  expect(written).toEqual(['push /productos?color=gris', 'replace /productos?color=gris&pagina=2 7']);
  paint();
  expect(written).toHaveLength(2);
});

test('a step back before that is not undone', () => {
  changeAddress('/productos?color=gris', 'push');
  discardPendingChanges();
  paint();
  expect(written).toEqual([]);
});

test('a hidden page, which is not painted, does not wait', () => {
  vi.stubGlobal('document', { hidden: true });
  changeAddress('/productos?color=gris', 'push');
  expect(written).toEqual(['push /productos?color=gris']);
  paint();
  expect(written).toHaveLength(1);
});
