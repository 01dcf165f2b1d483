/** A built part, for tests of its hydration. */
import { expect, onTestFinished, vi } from 'vitest';
import type { Mount } from '#shared/hydration/mounts.ts';

const HTML = `
  <button type="button" data-control="add">Añadir</button>
  <label><input type="checkbox"><span>Mujer</span></label>
  <form><input name="email"><button>Enviar</button></form>
  <a href="#otra">Otra</a>`;

/** A built part whose code loads when `arrive` is called, or fails with `fail`. */
export function build() {
  const part = document.createElement('section');
  part.innerHTML = HTML;
  // A pointer that an earlier test left here would hover over it, which is an intent.
  part.style.pointerEvents = 'none';
  document.body.append(part);
  onTestFinished(() => part.remove());
  const heard = vi.fn((event: Event) => event.type);
  const code = Promise.withResolvers<Mount>();
  const load = vi.fn(() => code.promise);
  const mount = vi.fn<Mount>((element) => {
    for (const type of ['click', 'submit', 'change']) element.addEventListener(type, heard);
    element.removeAttribute('data-built');
  });
  const arrive = (): void => code.resolve(mount);
  const fail = (): void => code.reject(new TypeError('no code'));
  const find = <E extends HTMLElement>(selector: string): E =>
    part.querySelector<E>(selector) ?? expect.fail(selector);
  return { part, heard, load, mount, arrive, fail, find };
}
