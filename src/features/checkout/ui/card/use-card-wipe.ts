/**
 * Card data does not outstay its use: it goes with the page, with the session (also when another tab or the service ended
 * it), and after ten minutes in which nobody typed.
 */
import { type RefObject, useEffect } from 'react';
import { $isLoggedIn } from '#features/account/store/customer.ts';
import { wipeCard } from './card-memory.ts';

const IDLE_MS = 10 * 60 * 1000;

export function useCardWipe(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const wipe = (): void => wipeCard(element);
    let timer = setTimeout(wipe, IDLE_MS);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(wipe, IDLE_MS);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('input', wait, { signal });
    element.addEventListener('keydown', wait, { signal });
    window.addEventListener('pagehide', wipe, { signal });
    const stopListening = $isLoggedIn.listen((isLoggedIn, wasLoggedIn) => {
      if (wasLoggedIn && !isLoggedIn) wipe();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      listeners.abort();
    };
  }, [form]);
}
