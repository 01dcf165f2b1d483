/** Prints one receipt, whatever else is on its page (Receipt.css leaves the rest out). */

const MARK = 'data-printed';

/** Marks the receipt while it is printed; where a browser does not report the end of printing, until another one is. */
export function printReceipt(receipt: HTMLElement): void {
  const unmark = (): void => {
    for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  };
  unmark();
  receipt.setAttribute(MARK, '');
  addEventListener('afterprint', unmark, { once: true });
  print();
}
