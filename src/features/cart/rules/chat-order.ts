/**
 * A chat message that is written already, as the link that opens it (decision 131, Chat): at most so long that every browser
 * and chat takes it, whatever the cart holds.
 */
import { asPlainText } from '#shared/text/text.ts';

/** The parts of a message. Lines are the part that may be cut short; what follows them never is left out. */
export type ChatMessage = {
  readonly opening: string;
  /** A text for each line of the order. */
  readonly lines: readonly string[];
  /** Says of how many lines no more is said. */
  readonly more: (count: number) => string;
  /** Total, tax id, address: one below the other, at most five. */
  readonly facts: readonly string[];
};

/** Most characters of the link. */
export const MAX_LINK_LENGTH = 2000;

/** Most characters of each part, as encoded in the link: together they fit, with some lines. */
const MAX = {
  opening: 360,
  line: 300,
  more: 90,
  fact: 240,
  longFact: 900,
  facts: 5,
  allFacts: 1230,
} as const;

const BREAK = '%0A';
const CUT = encodeURIComponent('…');

/** The number of the chat of `SiteSettings`; undefined for a chat elsewhere, which takes no message. */
export function chatNumber(chat: string): string | undefined {
  return /^https:\/\/wa\.me\/(\d{8,15})(?!\d)/.exec(chat)?.[1];
}

/** One line of text, encoded for a link and cut at the limit, never inside a character. */
function encoded(text: string, most: number): string {
  let link = '';
  for (const character of asPlainText(text, most)) {
    const next = encodeURIComponent(character);
    if (link.length + next.length > most - CUT.length) return link + CUT;
    link += next;
  }
  return link;
}

/** How many of these texts fit one below the other. */
function fitting(texts: readonly string[], room: number): number {
  let used = 0;
  const tooMuch = texts.findIndex((text) => {
    used += text.length + BREAK.length;
    return used > room;
  });
  return tooMuch < 0 ? texts.length : tooMuch;
}

/** The facts, one per line; a long address is cut only where all of them together are too long. */
function encodedFacts(facts: readonly string[]): string {
  const join = (most: number): string =>
    facts
      .slice(0, MAX.facts)
      .map((fact) => BREAK + encoded(fact, most))
      .join('');
  const whole = join(MAX.longFact);
  return whole.length > MAX.allFacts ? join(MAX.fact) : whole;
}

/** The link that opens the chat with the message in it; undefined where the address is no WhatsApp number. */
export function chatLink(chat: string, { opening, lines, more, facts }: ChatMessage): string | undefined {
  const number = chatNumber(chat);
  if (number === undefined) return undefined;
  const start = `https://wa.me/${number}?text=${encoded(opening, MAX.opening)}`;
  const end = encodedFacts(facts);
  const all = lines.map((line) => encoded(line, MAX.line));
  const room = MAX_LINK_LENGTH - start.length - end.length;
  if (fitting(all, room) === all.length) return [start, ...all].join(BREAK) + end;
  const listed = fitting(all, room - MAX.more - BREAK.length);
  const rest = encoded(more(all.length - listed), MAX.more);
  return [start, ...all.slice(0, listed), rest].join(BREAK) + end;
}
