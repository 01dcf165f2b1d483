/** Layout faults of a page, read from its boxes: no fonts are compared, so every machine agrees. */
import type { Page } from '@playwright/test';

/** A line for each problem, empty on a page without faults. */
export function layoutProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const say = (element: Element): string => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${name.trim().slice(0, 40)}`;
    };
    const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
    /** Visible, and not only for screen readers. */
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      element.getBoundingClientRect().width > 1;
    const seen = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
    const floats = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(style(element).position) || floats(element.parentElement));

    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : [];

    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (element: Element): boolean =>
      hasText(element) &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 8) &&
      (/hidden|clip/.test(style(element).overflowX) || element.matches('button, .button')) &&
      style(element).textOverflow !== 'ellipsis' &&
      style(element).webkitLineClamp === 'none' &&
      style(element).display !== 'inline';
    const cut = seen('body *:not(script, style, option)')
      .filter(isCut)
      .map((e) => `cut: ${say(e)}`);

    // A link in running text is as high as its line (WCAG 2.2, target size, inline).
    const targets = seen('a[href], button, select, summary, input:not([type="radio"], [type="checkbox"])');
    const isSmall = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return style(element).display !== 'inline' && (width < 24 || height < 24);
    };
    const small = targets.filter(isSmall).map((element) => `under 24 px: ${say(element)}`);

    // Floating elements, and those shown on focus, cover the page on purpose; a search box contains its button.
    const still = targets.filter((element) => !floats(element) && !element.matches('.skip-link'));
    const isOver = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const boxes = still.map((element) => ({ element, rects: [...element.getClientRects()] }));
    const over = boxes.flatMap(({ element, rects }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ element: other }) => !element.contains(other) && !element.closest('search')?.contains(other),
        )
        .filter((other) => rects.some((a) => other.rects.some((b) => isOver(a, b))))
        .map((other) => `one over the other: ${say(element)} and ${say(other.element)}`),
    );

    // An invisible control takes no tap (contract, Settled after the second release). A control within a label looks
    // like its label.
    const opacityOf = (element: Element | null): number =>
      element === null ? 1 : Number(style(element).opacity) * opacityOf(element.parentElement);
    const takesTaps = (element: Element): boolean => style(element).pointerEvents !== 'none';
    const unseen = targets
      .filter(
        (element) => element.closest('label') === null && takesTaps(element) && opacityOf(element) < 0.1,
      )
      .map((element) => `cannot be seen, but takes taps: ${say(element)}`);
    return [...wide, ...cut, ...small, ...over, ...unseen];
  });
}
