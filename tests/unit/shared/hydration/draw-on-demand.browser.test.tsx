/** Drawing on demand: it keeps the changes made on a preview, and draws missing content when it is requested. */
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawOnDemand } from '#shared/hydration/draw-on-demand.ts';
import { drawOverPreview, drawRoot } from '#shared/hydration/draw-root.ts';
import { type Mount, startMount } from '#shared/hydration/mounts.ts';
import { startIsland } from '#shared/hydration/start-island.ts';

const PREVIEW = `
  <button type="button" data-control="more">+</button>
  <input type="number" value="1" data-control="quantity">`;

function build(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

/** Like the cart's: a draft that is settled when the focus leaves the field. */
function Line({
  onMore,
  onSettle,
}: {
  readonly onMore: () => void;
  readonly onSettle: (text: string) => void;
}) {
  const [draft, setDraft] = useState('1');
  return (
    <>
      <button type="button" data-control="more" onClick={onMore}>
        +
      </button>
      <input
        type="number"
        data-control="quantity"
        value={draft}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={() => onSettle(draft)}
      />
    </>
  );
}

test('over a preview the press is replayed once, focus and typed text are restored', async () => {
  const container = build(PREVIEW);
  const heard = { onMore: vi.fn(), onSettle: vi.fn() };
  const code = Promise.withResolvers<Mount>();
  startMount(container, () => code.promise);
  startIsland(container);
  const before = container.querySelector('input') ?? expect.fail('no field');
  before.focus();
  before.value = '4';
  container.querySelector('button')?.click();
  expect(container.ariaBusy).toBe('true');
  code.resolve((element) => drawOverPreview(element, <Line {...heard} />));
  await vi.waitFor(() => expect(heard.onMore).toHaveBeenCalledTimes(1));
  const after = container.querySelector('input');
  expect(after).not.toBe(before);
  expect(after).toHaveFocus();
  expect(after).toHaveValue(4);
  expect(heard.onSettle).toHaveBeenCalledWith('4');
  expect(container.ariaBusy).toBeNull();
});

test('a view is drawn on request, again each time, and removed', async () => {
  const container = build('');
  const load = vi.fn(async () => (place: HTMLElement, name: string | undefined) => {
    drawRoot(place, name && <h2>{name}</h2>);
  });
  expect(load).not.toHaveBeenCalled();
  // React warns about a second root in a container.
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => complaints.mockRestore());
  for (const name of ['Camisa', 'Zapato', undefined]) {
    await drawOnDemand(container, load, name);
    await vi.waitFor(() => expect(container.textContent).toBe(name ?? ''));
  }
  expect(complaints).not.toHaveBeenCalled();
});

test('code that cannot be loaded leaves the existing content, and rejects the request', async () => {
  const container = build('<a href="/producto/A">Camisa</a>');
  const load = () => Promise.reject(new TypeError('no code'));
  await expect(drawOnDemand(container, load, 'A')).rejects.toThrow('no code');
  expect(container.querySelector('a')).toBeVisible();
});

test('a number typed into a focused field replaces its value', async () => {
  const container = build(PREVIEW);
  container.querySelector('input')?.select();
  drawOverPreview(container, <Line onMore={vi.fn()} onSettle={vi.fn()} />);
  await userEvent.keyboard('3');
  expect(container.querySelector('input')?.value).toBe('3');
});
