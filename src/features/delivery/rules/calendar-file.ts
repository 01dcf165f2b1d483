/** A calendar file with one event of whole days (RFC 5545). */

type CalendarEvent = {
  /** The same for each file of an event, which a later file replaces. */
  readonly id: string;
  /** Time at which the file is made. */
  readonly now: Date;
  /** First and last ISO day, both included. */
  readonly from: string;
  readonly to: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
};

/** Most octets of a line without its break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
const BREAK = '\r\n';
const DAY = 86_400_000;

/** Escapes a text value and removes control characters (RFC 5545, 3.3.11). */
export function escapeCalendarText(value: string): string {
  return value
    .replace(/\r\n?|\n/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');
}

/** Folds a line to 75 octets between characters (RFC 5545, 3.1). */
export function foldCalendarLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LONGEST_LINE) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join(BREAK);
}

const dateOf = (day: string): string => day.replaceAll('-', '');

/** The day after an ISO day; `DTEND` is exclusive. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

/** The content of the file. */
export function calendarFile({ id, now, from, to, ...texts }: CalendarEvent): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tienda//Pedidos//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeCalendarText(id)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(from)}`,
    `DTEND;VALUE=DATE:${dateOf(dayAfter(to))}`,
    `SUMMARY:${escapeCalendarText(texts.summary)}`,
    `DESCRIPTION:${escapeCalendarText(texts.description)}`,
    `LOCATION:${escapeCalendarText(texts.location)}`,
    // Waiting for a parcel does not make a person busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldCalendarLine(line) + BREAK).join('');
}
