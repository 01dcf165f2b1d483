/**
 * Runs inside a page without a policy: draws hostile texts like the shop draws rich text, by React as in a browser, and
 * as the HTML of a built page, which the browser's own parser reads.
 */
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseRichText } from '#shared/html/rich-text.ts';
import { RichText } from '#shared/ui/RichText.tsx';
import { PAYLOADS, suspicious, variantsOf } from '../unit/fuzz/payloads.ts';

/** The result of the drawing. */
export interface Drawn {
  /** How many texts were drawn, and how many of them have a place in the built page. */
  readonly texts: number;
  readonly places: number;
  /** Elements and attributes that rich text does not have, each with its text. */
  readonly found: readonly string[];
  readonly hasRun: boolean;
}

/**
 * The result of a payload written without escaping: proof that this page runs scripts, and that the check sees them.
 */
export interface Raw {
  readonly found: readonly string[];
  readonly hasRun: boolean;
}

const TEXTS = PAYLOADS.flatMap(variantsOf);

const drawn = (html: string): ReactNode => createElement(RichText, { nodes: parseRichText(html) });

/** Every payload that runs marks its window, or the one around it. */
const hasRun = (frame: HTMLIFrameElement): boolean =>
  [window, frame.contentWindow ?? window].some((place) => Reflect.get(place, '__xss') !== undefined);

/** Triggers every handler that waits for a press. */
function pressAll(place: ParentNode): void {
  for (const element of place.querySelectorAll('*:not(a)'))
    element.dispatchEvent(new Event('click', { bubbles: true }));
}

const named = (found: readonly string[], text: string): readonly string[] =>
  found.map((what) => `${what} of ${text}`);

function drawByReact(): readonly string[] {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return TEXTS.flatMap((text) => {
    flushSync(() => root.render(drawn(text)));
    pressAll(place);
    return named(suspicious(place), text);
  });
}

/** A separate page, after everything that it requests has loaded or failed. */
function load(body: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><title>-</title><body>${body}`;
  return new Promise((loaded) => {
    frame.addEventListener('load', () => loaded(frame), { once: true });
    document.body.append(frame);
  });
}

/** Elements outside the places of the texts: a text has broken out. */
const strays = (body: HTMLElement): readonly string[] =>
  [...body.children]
    .filter(({ tagName }) => tagName !== 'SECTION')
    .map(({ tagName }) => `${tagName} outside`);

/** Draws all texts in both ways. */
export async function drawPayloads(): Promise<Drawn> {
  const byReact = drawByReact();
  const frame = await load(
    TEXTS.map((text) => `<section>${renderToStaticMarkup(drawn(text))}</section>`).join(''),
  );
  const { body } = frame.contentDocument ?? document;
  const places = [...body.querySelectorAll(':scope > section')];
  pressAll(body);
  const asBuilt = places.flatMap((place, index) => named(suspicious(place), TEXTS[index] ?? ''));
  const found = [...byReact, ...asBuilt, ...strays(body)];
  return { texts: TEXTS.length, places: places.length, found, hasRun: hasRun(frame) };
}

/** Writes the first payload into a page without escaping. */
export async function writeRaw(): Promise<Raw> {
  const frame = await load(PAYLOADS[0] ?? '');
  const { body } = frame.contentDocument ?? document;
  return { found: suspicious(body), hasRun: hasRun(frame) };
}
