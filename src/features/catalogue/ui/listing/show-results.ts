/** A list that grew short under a shopper who was far down in it: what is left of it comes into view. */
import { afterPaint } from '../after-paint.ts';

/** After the frame that answers a change of the filters: to the list's first row, where that is above the screen. */
export function showResults(): void {
  afterPaint(() => {
    const results = document.querySelector('.listing-results:not([hidden])');
    if (results && results.getBoundingClientRect().top < 0) {
      results.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  });
}
