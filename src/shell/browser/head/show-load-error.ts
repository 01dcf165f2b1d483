/** Says that code did not come, and offers to load the page again (decision 159, Lines that lose). */

/** Its words stand in the page, hidden: on a line that lost the code they could be lost as well. */
export function showLoadError(): void {
  const lost = document.getElementById('lost');
  const modal = document.querySelector('dialog:modal');
  if (!lost) return;
  // Behind an open modal it could be neither seen nor heard; it stays when that closes. React hydrates no modal with more
  // in it than was built, so where it hydrates one there is a place for this.
  (modal?.querySelector('[data-lost]') ?? modal)?.append(lost);
  modal?.addEventListener('close', () => document.body.append(lost), { once: true });
  lost.hidden = false;
}
