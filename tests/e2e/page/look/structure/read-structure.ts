/** The look of a page as boxes and colours, independent of its texts, fonts and hinting. */
import type { Page } from '@playwright/test';

/** A part of a page that is in view. */
export interface Part {
  /** `heading 16,96 328×32 #181a17 on #ffffff`, with the colour of its edge if it has one. */
  readonly line: string;
  /** Its name, for the reader of a difference. */
  readonly name: string;
}

/** Pixels to which a box is rounded. */
const STEP = 4;

/** All parts of the view, in the order of the document. */
export function readStructure(page: Page): Promise<readonly Part[]> {
  return page.evaluate((step) => {
    const KINDS: readonly (readonly [kind: string, selector: string])[] = [
      [
        'landmark',
        'header, nav, main, footer, aside, search, form, dialog, [role="region"], section[aria-label]',
      ],
      ['heading', 'h1, h2, h3, h4, h5, h6'],
      ['control', 'a[href], button, input, select, textarea, summary'],
      ['picture', 'img, video'],
      ['card', 'article, tr, fieldset, details, [role="status"], [role="alert"]'],
    ];
    const everything = KINDS.map(([, selector]) => selector).join();

    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const painted = new Map<string, readonly [hex: string, alpha: number]>();
    /** A computed colour as bytes, in any notation. */
    function paint(color: string): readonly [hex: string, alpha: number] {
      const known = painted.get(color);
      if (known || !context) return known ?? ['', 0];
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
      const found = [`#${hex}`, alpha] as const;
      painted.set(color, found);
      return found;
    }
    function groundOf(element: Element): string {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const [hex, alpha] = paint(getComputedStyle(each).backgroundColor);
        if (alpha > 0) return hex;
      }
      return '#ffffff';
    }
    function edgeOf({ borderTopWidth, borderTopStyle, borderTopColor }: CSSStyleDeclaration): string {
      const [hex, alpha] = paint(borderTopColor);
      const isDrawn = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none' && alpha > 0;
      return isDrawn ? ` edge ${hex}` : '';
    }
    const round = (value: number): number => Math.round(value / step) * step;
    const isInView = ({ left, top, right, bottom, width, height }: DOMRect): boolean =>
      width >= 1 && height >= 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

    return [...document.querySelectorAll(everything)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || !isInView(box)) return [];
      const kind = KINDS.find(([, selector]) => element.matches(selector))?.[0] ?? '';
      const style = getComputedStyle(element);
      const place = `${round(box.left)},${round(box.top)} ${round(box.width)}×${round(box.height)}`;
      const line = `${kind} ${place} ${paint(style.color)[0]} on ${groundOf(element)}${edgeOf(style)}`;
      const says = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replaceAll(/\s+/g, ' ');
      const name = `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${says.slice(0, 40)}`;
      return [{ line, name }];
    });
  }, STEP);
}
