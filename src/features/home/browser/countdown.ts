/** Counts down to the end of a block of the home page, and hides the block when it is over. */
import type { Locale } from '#shared/i18n/locales.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';

const SECOND_MS = 1000;
const UNITS = ['day', 'hour', 'minute', 'second'] as const;

type TimeLeft = Readonly<Record<(typeof UNITS)[number], number>>;

/** The moment that an editor writes as `2026-12-24T23:59`, by the clocks of Guatemala, which never change. */
export const shopMoment = (written: string): Date => new Date(`${written}-06:00`);

/** Starts every `[data-until]` of the page. */
export function startCountdowns(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-until]')) startCountdown(block);
}

function startCountdown(block: HTMLElement): void {
  const end = Date.parse(block.dataset['until'] ?? '');
  const place = block.querySelector<HTMLElement>('[data-left]');
  const tick = (): void => {
    const left = timeLeft(end, Date.now());
    if (!left) {
      clearInterval(timer);
      block.hidden = true;
    } else if (place) place.textContent = leftText(left, pageLocale());
  };
  const timer = setInterval(tick, SECOND_MS);
  tick();
}

/** The time until `end` in whole units; undefined if it is over. Both are milliseconds since 1970. */
export function timeLeft(end: number, now: number): TimeLeft | undefined {
  if (!(end > now)) return undefined;
  // The last second counts until it is over.
  const seconds = Math.ceil((end - now) / SECOND_MS);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return { day: Math.floor(hours / 24), hour: hours % 24, minute: minutes % 60, second: seconds % 60 };
}

/** `3 días 4 h 12 min 33 s`, without days if there are none. */
export function leftText(left: TimeLeft, locale: Locale): string {
  return UNITS.filter((unit) => unit !== 'day' || left.day > 0)
    .map((unit) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: unit === 'day' ? 'long' : 'short',
      }).format(left[unit]),
    )
    .join(' ');
}
