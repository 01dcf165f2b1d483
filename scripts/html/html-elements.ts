/** The elements of a page's HTML, read by htmlparser2. */
import { Parser } from 'htmlparser2';

/** An element: names are lower case, values are decoded, an attribute without a value is ''. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly inside it, unchanged. */
  readonly text: string;
  /** Names of the elements around it, the outermost first. */
  readonly ancestors: readonly string[];
  /** Offsets in the page, from 0: its start tag, and its end tag's end. */
  readonly start: number;
  readonly end: number;
}

type OpenElement = { -readonly [Key in keyof HtmlElement]: HtmlElement[Key] };

/** All elements of a page in their order, or those that a predicate selects by name. */
export function readElements(
  html: string,
  isWanted: (name: string) => boolean = () => true,
): readonly HtmlElement[] {
  const found: HtmlElement[] = [];
  const open: (OpenElement | string)[] = [];
  const nameOf = (each: OpenElement | string): string => (typeof each === 'string' ? each : each.name);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!isWanted(name)) return void open.push(name);
        const element: OpenElement = {
          name,
          attributes: new Map(Object.entries(attributes)),
          text: '',
          ancestors: open.map(nameOf),
          start: parser.startIndex,
          end: parser.endIndex + 1,
        };
        found.push(element);
        open.push(element);
      },
      ontext(text) {
        const innermost = open.at(-1);
        if (typeof innermost === 'object') innermost.text += text;
      },
      onclosetag() {
        const element = open.pop();
        if (typeof element === 'object') element.end = parser.endIndex + 1;
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  );
  parser.end(html);
  return found;
}
