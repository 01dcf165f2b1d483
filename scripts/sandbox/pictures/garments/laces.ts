import type { Shades } from '../shades.ts';

type Point = readonly [x: number, y: number];

/** Where laces run: along the eyelets on the near side and over the ridge of the tongue. */
export type Lacing = {
  readonly from: Point;
  readonly to: Point;
  readonly ridgeFrom: Point;
  readonly ridgeTo: Point;
  readonly count: number;
};

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** A flat lace in three strokes: its shadow, itself, and the light on it. */
function strand(d: string, lace: Shades): string {
  const stroke = (color: string, width: number, rest: string): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${rest}/>`;
  return (
    stroke('#000000', 17, 'stroke-opacity="0.22" transform="translate(2 6)"') +
    stroke(lace.dark, 16, '') +
    stroke(lace.base, 12.5, 'transform="translate(-0.5 -1.5)"') +
    stroke(lace.glow, 3.5, 'stroke-opacity="0.7" transform="translate(-1 -4)"')
  );
}

function eyelet([x, y]: Point, shoe: Shades): string {
  return `<circle cx="${x}" cy="${y}" r="9" fill="${shoe.line}"/><circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${shoe.glow}" stroke-opacity="0.6" stroke-width="2.5"/>`;
}

/** Laces, eyelets and the bow. */
export function laces({ from, to, ridgeFrom, ridgeTo, count }: Lacing, lace: Shades, shoe: Shades): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const sag = Math.sin(share * Math.PI) * 14;
    const [x1, y1] = between(from, to, share);
    const [x2, y2] = between(ridgeFrom, ridgeTo, share);
    const hole: Point = [x1, y1 + sag];
    return (
      eyelet(hole, shoe) +
      strand(
        `M${x1} ${y1 + sag}Q${(x1 + x2) / 2 + 4} ${(y1 + y2) / 2 + sag - 12} ${x2} ${y2 + sag - 4}`,
        lace,
      )
    );
  });
  const [bx, by] = between(from, ridgeFrom, 0.55);
  const bow =
    strand(`M${bx} ${by}C${bx - 50} ${by - 18} ${bx - 74} ${by + 26} ${bx - 8} ${by + 14}`, lace) +
    strand(`M${bx} ${by + 4}C${bx + 6} ${by + 50} ${bx - 24} ${by + 74} ${bx - 30} ${by + 84}`, lace);
  return rows.reverse().join('') + bow;
}
