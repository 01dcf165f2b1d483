/** Says so when what was pressed cannot be answered, because its code did not come (decision 127, Code that is gone). */

/**
 * Writes it into the shell's status region. Its words are no code: the host has them under a name that every build gives
 * them (contract, Hosting). Where a new load helps, `old-build.ts` is about to load the page anew.
 */
async function tell(): Promise<void> {
  const answer = await fetch(`/locales/${document.documentElement.lang}/messages.json`);
  const { islandFailed } = await answer.json();
  const status = document.querySelector('[data-connection]');
  if (status) status.textContent = islandFailed;
  const modal = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (modal) noticeIn(modal).textContent = islandFailed;
}

/** The foot of an open modal: what stands behind it can be neither seen nor heard. */
function noticeIn(modal: HTMLDialogElement): HTMLElement {
  const before = modal.querySelector<HTMLElement>(':scope > [role="alert"]');
  if (before) return before;
  const notice = document.createElement('p');
  notice.className = 'connection-status';
  notice.role = 'alert';
  modal.append(notice);
  modal.addEventListener('close', () => notice.remove(), { once: true });
  return notice;
}

/** What nobody pressed fails without a word: the page does without it. */
export function startGoneCode(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.userActivation?.isActive) tell().catch(() => undefined);
  });
}
