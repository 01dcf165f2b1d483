/** The features of a page's markup, as keys of `web-features`: elements, their attributes, and what these are set to. */
import { readElements } from '../../html/html-elements.ts';
import { NEWER } from './support.ts';

function ofAttribute(element: string, name: string, value: string): readonly string[] {
  const owners = [`html.elements.${element}.${name}`, `html.global_attributes.${name}`];
  const words = value.toLowerCase().split(/[\s;,=]+/);
  return owners.flatMap((owner) => [owner, ...words.map((word) => `${owner}.${word}`)]);
}

/** What a page uses that is newer than the oldest browsers; its styles and scripts are read by others. */
export function featuresOfMarkup(html: string): ReadonlySet<string> {
  const found = readElements(html).flatMap(({ name: element, attributes }) => [
    `html.elements.${element}`,
    ...[...attributes].flatMap(([name, value]) => ofAttribute(element, name, value)),
  ]);
  return new Set(found.filter((key) => NEWER.has(key)));
}
