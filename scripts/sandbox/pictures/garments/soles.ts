import { cycled } from '../../catalogue/random.ts';
import type { Ink } from '../ink.ts';
import { part, seam, stitches } from '../part.ts';
import { type Shades, shadesOf } from '../shades.ts';

const CUP =
  'M126 640C118 676 122 712 146 722C350 730 600 732 776 730C840 728 888 712 896 684C900 668 894 652 882 648C800 672 640 672 480 666C340 660 220 652 126 640Z';
const PLATFORM =
  'M122 632C110 676 112 724 138 734C350 742 600 744 776 742C846 738 896 716 902 678C904 660 896 644 882 642C800 662 640 660 480 654C340 648 220 644 122 632Z';
const RUNNER =
  'M104 620C96 660 100 706 130 724C300 738 520 722 620 728C720 736 800 738 850 716C892 696 908 664 888 644C820 664 700 660 600 640C460 612 260 618 104 620Z';

function ribs(x1: number, x2: number, y: number): string {
  return Array.from({ length: Math.floor((x2 - x1) / 13) }, (_, index) => `M${x1 + index * 13} ${y}v18`).join(
    '',
  );
}

function outsole(d: string, shades: Shades, color: string): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="16" stroke-opacity="0.9" transform="translate(0 2)"/><path d="${d}" fill="none" stroke="${shades.line}" stroke-opacity="0.3" stroke-width="2" transform="translate(0 -7)"/>`;
}

/** The sole of a sneaker, by its design: cup sole, platform, or a runner's foam. */
export function soleOf(ink: Ink): string {
  const { sheet, look, accent, main } = ink;
  const shades = shadesOf(cycled(['#f6f4ee', '#f1ead9', '#f6f4ee', '#2a2b30'], look.seed >>> 5));
  const gum = cycled(['#b8834e', '#d9d4c8', '#3a3b40', accent.base], look.seed >>> 9);
  const d = look.pattern === 'blocks' ? PLATFORM : CUP;
  const foxing =
    d === CUP
      ? 'M124 660C220 672 340 680 480 686C640 692 810 690 892 668'
      : 'M120 654C220 666 340 672 480 676C640 682 810 680 898 660';
  const low =
    d === CUP
      ? 'M132 716C350 728 600 730 776 727C840 724 880 710 894 690'
      : 'M126 728C350 740 600 742 776 739C846 735 888 716 900 690';
  return (
    part(sheet, { d, shades, rim: 30, inside: outsole(low, shades, gum) }) +
    `<path d="${foxing}" fill="none" stroke="${look.seed % 2 === 0 ? accent.base : main.base}" stroke-width="4.5" stroke-opacity="0.9" transform="translate(0 6)"/>` +
    `<path d="${ribs(700, 880, 694)}" stroke="${shades.line}" stroke-opacity="0.22" stroke-width="3"/>` +
    stitches(foxing, shades.stitch, 6)
  );
}

/** A runner's sole: thick foam with grooves and rubber under heel and forefoot. */
export function foamSole({ sheet, look, accent }: Ink): string {
  const shades = shadesOf(cycled(['#f7f6f2', '#eceff2', '#2c2d33'], look.seed >>> 5));
  const rubber = shadesOf(look.seed % 2 === 0 ? accent.base : '#33353b');
  const tread =
    'M104 690C106 716 118 728 134 732C300 746 520 730 620 736C720 744 806 744 856 722C880 712 896 696 900 680C880 708 840 716 800 718C700 722 640 708 560 706C420 704 240 722 150 708C124 704 112 700 104 690Z';
  const groove = 'M112 660C260 640 420 650 540 672C660 694 790 696 884 668';
  const wave = 'M120 690C200 664 260 676 330 690';
  return (
    part(sheet, {
      d: RUNNER,
      shades,
      rim: 40,
      inside: `<path d="M104 620C260 618 460 612 600 640L588 664C440 640 260 644 104 650Z" fill="${accent.base}" opacity="0.85"/>`,
    }) +
    seam(groove, shades, false) +
    seam(wave, shades, false) +
    part(sheet, { d: tread, shades: rubber, rim: 12 })
  );
}
