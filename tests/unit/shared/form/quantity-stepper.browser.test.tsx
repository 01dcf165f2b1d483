import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QuantityStepper } from '#shared/form/QuantityStepper.tsx';

const text = { label: 'Cantidad', increase: 'Aumentar cantidad', decrease: 'Disminuir cantidad' };
const exceeded: number[] = [];

function Example({ start, warned }: { readonly start: number; readonly warned: boolean }) {
  const [value, setValue] = useState(start);
  const onExceed = (wanted: number): void => void exceeded.push(wanted);
  return (
    <QuantityStepper
      value={value}
      max={3}
      text={text}
      onChange={setValue}
      {...(warned ? { onExceed } : {})}
    />
  );
}

function show(start: number, warned = true): void {
  exceeded.length = 0;
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  flushSync(() => createRoot(place).render(<Example start={start} warned={warned} />));
}

const quantity = page.getByRole('spinbutton', { name: 'Cantidad' });
const more = page.getByRole('button', { name: 'Aumentar cantidad' });
const less = page.getByRole('button', { name: 'Disminuir cantidad' });

test('the buttons step by one, and the lower one stops at the minimum', async () => {
  show(1);
  await expect.element(less).toBeDisabled();
  await more.click();
  await expect.element(quantity).toHaveValue(2);
  await less.click();
  await expect.element(quantity).toHaveValue(1);
});

test('pressing beyond the maximum is reported and changes nothing', async () => {
  show(3);
  await more.click();
  expect(exceeded).toEqual([4]);
  await expect.element(quantity).toHaveValue(3);
});

test('without a listener, the upper button is disabled at the maximum', async () => {
  show(3, false);
  await expect.element(more).toBeDisabled();
});

test('typing too much is reported and becomes the maximum; nonsense restores the former number', async () => {
  show(2);
  await quantity.fill('50');
  await userEvent.keyboard('{Enter}');
  expect(exceeded).toEqual([50]);
  await expect.element(quantity).toHaveValue(3);
  await quantity.fill('');
  await userEvent.tab();
  await expect.element(quantity).toHaveValue(3);
  await quantity.fill('-4');
  await userEvent.tab();
  await expect.element(quantity).toHaveValue(1);
});

test('the arrow keys step, too', async () => {
  show(1);
  await quantity.click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.element(quantity).toHaveValue(2);
});

test('the wheel over a focused quantity scrolls the page and changes nothing', async () => {
  show(2);
  await quantity.click();
  const field = quantity.element();
  const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
  field.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(false);
  expect(document.activeElement).not.toBe(field);
  await expect.element(quantity).toHaveValue(2);
});

test('full-width digits count as digits', async () => {
  show(1);
  await quantity.click();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  document.execCommand('insertText', false, '３');
  await userEvent.keyboard('{Enter}');
  await expect.element(quantity).toHaveValue(3);
});
