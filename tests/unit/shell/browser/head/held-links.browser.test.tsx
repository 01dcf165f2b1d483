/** Links with a better answer by scripts, pressed before those listen (decision 8, Without scripts). */
import { expect, test } from 'vitest';

test('a held link leads to its target when no listener answers, and elsewhere at once when asked so', async () => {
  document.body.innerHTML = '<a href="#held" data-held>Ver más</a>';
  await import('#shell/browser/head/early-clicks.ts');
  const link = document.querySelector('a') ?? expect.fail();
  const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true });
  link.dispatchEvent(elsewhere);
  expect(link.ariaBusy).toBeNull();
  link.addEventListener('click', () => expect.fail('held'), { once: true });
  link.click();
  expect(link.ariaBusy).toBe('true');
  expect(location.hash).toBe('');
  dispatchEvent(new Event('page:failed'));
  expect(link.ariaBusy).toBeNull();
  expect(location.hash).toBe('#held');
});
