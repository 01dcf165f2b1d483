/** Counts down to the moment that a block of the home page names, and takes the block away once it is over. */
import { type TimeLeft, timeLeft } from '#features/home/rules/shop-moment.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';

const SECOND_MS = 1000;
const UNITS = ['day', 'hour', 'minute', 'second'] as const;

/** `3 días 4 h 12 min 33 s`; no days where there is none. */
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

function start(block: HTMLElement): void {
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

/** Starts every `[data-until]` of the page. */
export function startCountdowns(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-until]')) start(block);
}
