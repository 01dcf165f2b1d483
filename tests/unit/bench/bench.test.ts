import { describe, expect, test } from 'vitest';
import { createLink, type Line, urgencyOf } from '../../../scripts/bench/edge/link.ts';
import { floorPictures } from '../../../scripts/bench/floor.ts';
import { runJobs } from '../../../scripts/bench/jobs.ts';
import { PAGES, readOptions } from '../../../scripts/bench/options.ts';
import { fillCart } from '../../../scripts/bench/shopper.ts';

describe('the command line', () => {
  test('knows the other kinds of pages by themselves', () => {
    expect(readOptions(['--parts', 'types']).parts).toEqual(['types']);
  });

  test('measures everything five times by default', () => {
    expect(readOptions([])).toMatchObject({ pages: PAGES, runs: 5, asMarkdown: false, compare: undefined });
    expect(readOptions(['--quick', '--only', 'product,list'])).toMatchObject({
      pages: ['list', 'product'],
      runs: 1,
    });
  });

  test.each([
    [['--only', 'lists'], "--only knows home, list, product, cart, checkout, not 'lists'"],
    [['--parts', 'taps'], "--parts knows load, types, view, rest, tap, next, inp, not 'taps'"],
    [['--runs', '0'], "--runs wants a number from 1 on, not '0'"],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

test('a longer cart has as many different lines as requested, and the shopper the rest', () => {
  const line = { id: 7, cartItemId: 'a', name: 'Tenis', price: 100 };
  const main = JSON.stringify({ version: '1.1', token: null, cart: [line] });
  const other = { name: 'tienda:language', value: 'es-GT' };
  const stored = {
    cookies: [],
    origins: [{ origin: 'https://tienda.test', localStorage: [{ name: 'tienda', value: main }, other] }],
  };
  const [shop] = fillCart(stored, 3).origins;
  expect(shop?.localStorage[1]).toEqual(other);
  expect(JSON.parse(shop?.localStorage[0]?.value ?? '')).toEqual({
    version: '1.1',
    token: null,
    cart: [7, 8, 9].map((id, index) => ({
      ...line,
      id,
      cartItemId: `a-${index}`,
      name: `Tenis ${index + 1}`,
    })),
  });
});

describe('the runs', () => {
  const reading = (row: string) => ({ part: 'Load', row, column: 'LCP', unit: 'ms', value: 1 }) as const;

  test('alternate in both directions, and continue after a failure, which is reported', async () => {
    const order: string[] = [];
    const job = (name: string, fails = false) => ({
      name,
      measure: async () => {
        order.push(name);
        if (fails) throw new Error('no effect\nat a stack');
        return [reading(name)];
      },
    });
    const { readings, problems } = await runJobs([job('floor'), job('list', true)], 2, () => undefined);
    expect(order).toEqual(['floor', 'list', 'list', 'floor']);
    expect(readings.map(({ row }) => row)).toEqual(['floor', 'floor']);
    expect(problems).toEqual(['list (run 1): no effect', 'list (run 2): no effect']);
  });
});

describe('the line of the edge', () => {
  test.each([
    ['u=0, i', 0],
    ['i, u=5', 5],
    ['u=9', 3],
    [undefined, 3],
  ])('reads the urgency of %s', (priority, urgency) => {
    expect(urgencyOf(priority)).toBe(urgency);
  });

  /** Slow enough that two answers overlap on it. */
  const SLOW: Line = { roundTrip: 20, rate: 100 };

  test('delivers everything, in order, no faster than its speed', async () => {
    const link = createLink();
    link.shape(SLOW);
    const body = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 256));
    const got: Buffer[] = [];
    const started = performance.now();
    await link.deliver(body, 3, (slice) => got.push(slice));
    expect(Buffer.concat(got).equals(body)).toBe(true);
    // The last slice is sent when its turn comes.
    expect(performance.now() - started).toBeGreaterThan((5000 - 1400) / SLOW.rate - 1);
  });

  test('lets the more urgent answer go first', async () => {
    const link = createLink();
    link.shape(SLOW);
    const ended: string[] = [];
    const send = async (name: string, urgency: number): Promise<void> => {
      await link.deliver(Buffer.alloc(6000), urgency, () => undefined);
      ended.push(name);
    };
    await Promise.all([send('picture', 5), send('script', 1)]);
    expect(ended).toEqual(['script', 'picture']);
  });

  test('delays nothing on the machine’s own line', async () => {
    const slices: number[] = [];
    await createLink().deliver(Buffer.alloc(100_000), 3, (slice) => slices.push(slice.byteLength));
    expect(slices).toEqual([100_000]);
  });
});

describe('the floor shows', () => {
  const picture = (name: string): string =>
    `<picture><source type="image/avif" srcSet="/${name}.avif 320w" sizes="50vw"/><img src="/${name}.jpg" alt="" width="320" height="320"/></picture>`;
  const second =
    '<picture class="card-second"><source type="image/avif" srcset="/no.avif"/><img src="/no.jpg"/></picture>';

  test('the shop’s first pictures in their best format, each once, then those of other pages', () => {
    const lists = [picture('a') + second + picture('b'), picture('b') + picture('c')];
    const { list, product } = floorPictures(lists, picture('p') + picture('q'), 3);
    expect(list.map(({ srcset }) => srcset)).toEqual(['/a.avif 320w', '/b.avif 320w', '/c.avif 320w']);
    expect(product).toEqual({
      src: '/p.jpg',
      srcset: '/p.avif 320w',
      sizes: '50vw',
      width: 320,
      height: 320,
      alt: '',
    });
  });

  test('nothing where the shop shows too few', () => {
    expect(() => floorPictures([picture('a')], picture('p'), 2)).toThrow('1 of 2 pictures');
  });
});
