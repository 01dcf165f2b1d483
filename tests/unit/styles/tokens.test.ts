/** WCAG AA of every pair of colours in use, computed from the tokens themselves, in both schemes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');

/** A token's colour as #rrggbb in a scheme. */
function color(name: string, scheme: 'light' | 'dark'): string {
  const value = new RegExp(`--color-${name}:\\s*(?:light-dark\\((#\\w{6}),\\s*(#\\w{6})\\)|(#\\w{6}))`).exec(
    tokens,
  );
  const found = scheme === 'light' ? (value?.[1] ?? value?.[3]) : (value?.[2] ?? value?.[3]);
  if (found === undefined) throw new Error(`no colour --color-${name}`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const schemes = ['light', 'dark'] as const;
const grounds = ['surface', 'surface-raised'] as const;
const inks = ['text', 'text-soft', 'accent', 'sale', 'success', 'warning', 'danger'] as const;
const textPairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ['on-accent', 'accent'] as const,
  ['surface', 'sale'] as const,
  ['surface', 'text'] as const,
];
const shapePairs = (['control', 'focus'] as const).flatMap((ink) =>
  grounds.map((ground) => [ink, ground] as const),
);

describe.each(schemes)('in the %s scheme', (scheme) => {
  test.each(textPairs)('text in %s can be read on %s (4.5 : 1)', (ink, ground) => {
    expect(contrast(color(ink, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('the outline %s can be seen on %s (3 : 1)', (ink, ground) => {
    expect(contrast(color(ink, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});

test('the formula gives the 21 : 1 of black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

test('the browser around the page has the colour of the page', () => {
  const head = readFileSync(new URL('../../../src/shell/ui/PageHead.astro', import.meta.url), 'utf8');
  for (const scheme of schemes)
    expect(head).toContain(`(prefers-color-scheme: ${scheme})" content="${color('surface', scheme)}"`);
});
