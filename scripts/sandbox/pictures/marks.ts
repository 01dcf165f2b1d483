import { cycled } from '../catalogue/random.ts';

/** The brands' marks, one for each of the invented brands, drawn in a box from -50 to 50. */
const MARKS: readonly string[] = [
  'M-46 30L-16 -26L2 6L14 -12L46 30H22L13 14L2 32L-16 0L-30 30Z',
  'M-44 -22H36L-6 6H30L-40 34L-8 -2H-44Z',
  'M-46 10C-30 -14 -14 -14 0 6C14 26 30 22 46 -4C34 36 8 40 -6 18C-18 0 -30 2 -46 10Z',
  'M-8 -36H8L46 34H22L0 -8L-22 34H-46Z',
  'M0 -40C24 -24 34 -2 0 40C-34 -2 -24 -24 0 -40ZM0 -16C-10 -6 -10 6 0 20C10 6 10 -6 0 -16Z',
  'M-38 -30H38V-14H8V36H-8V-14H-38Z',
  'M0 -42L12 -12L42 0L12 12L0 42L-12 12L-42 0L-12 -12Z',
  'M-36 -36H36V-20H-20V-6H24V10H-20V36H-36Z',
  'M-44 -12H14A12 12 0 1 0 2 -26H-12A26 26 0 1 1 14 2H-44ZM-30 12H26A22 22 0 1 1 4 36H18A8 8 0 1 0 26 26H-30Z',
  'M0 -20A20 20 0 1 1 -.1 -20ZM-38 -34A14 14 0 1 1 -38.1 -34ZM38 -34A14 14 0 1 1 37.9 -34Z',
  'M0 -40L34 0L0 40L-34 0ZM0 -18L-16 0L0 18L16 0Z',
  'M34 -22A42 42 0 1 0 34 22L20 12A24 24 0 1 1 20 -12Z',
];

/** A brand's mark centred at a point, `size` units wide. */
export function mark(
  brandIndex: number,
  [x, y, size]: readonly [number, number, number],
  fill: string,
): string {
  const d = cycled(MARKS, Math.max(0, brandIndex));
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${size / 100})"/>`;
}

/** A woven label with the mark: a small piece of cloth sewn on. */
export function label(
  brandIndex: number,
  [x, y, width]: readonly [number, number, number],
  [ground, figure]: readonly [string, string],
): string {
  const height = width * 0.62;
  const box = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="3"`;
  return (
    `<rect ${box} fill="#000" opacity="0.18" transform="translate(1.5 2.5)"/><rect ${box} fill="${ground}"/>` +
    mark(brandIndex, [x, y, height * 0.72], figure)
  );
}
