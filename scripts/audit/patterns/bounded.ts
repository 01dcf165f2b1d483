const BUILT_HTML =
  'reads a tag or a text of the HTML that the build itself has written, once for each (shared/html/minify-html.ts)';

const CONTACT = 'reads a phone or chat of at most 500 characters (MAX_CONTACT_LENGTH), once a build';

/** Expressions that the checker cannot prove linear, and what bounds each of them. Written by hand. */
export const BOUNDED: Readonly<Record<string, string>> = {
  [String.raw`/\/+$/`]: 'reads addresses of the configuration, which the owner writes, once a build',
  [String.raw`/^[\w.!#$%&'*+/=?^\`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i`.replace(
    '\\`',
    '`',
  )]: 'is asked of at most 254 characters (isEmail), where its 62 ways a part are nothing',
  [String.raw`/[\s,;]+(?=https?:\/\/|whatsapp:|(?:wa\.me|(?:api|web)\.whatsapp\.com)\/)/i`]: CONTACT,
  [String.raw`/(?<![\p{L}\d])\+?[(\d](?:[\s().\u00B7\p{Pd}]*\d)+(?![\p{L}\d])/gu`]: CONTACT,
  [String.raw`/^\s*(?:;ext=|,+\s?|(?:extensi[oó]n|ext|anexo|interno|x|#)[.:]?\s?)(\d{1,7})(?![\p{L}\d]|[\s\p{Pd}]+\d)/iu`]:
    CONTACT,
  "new RegExp(`^(/en)?/(${PERSONAL_PAGES.join('|')})`)":
    'begins at the beginning alone and compares fixed names',
  "new RegExp(`</${name}(?=[\\\\s/>])[^>]*>?`, 'gi')":
    'what follows an end tag belongs to it up to the next >, so that no character is read for two of them',
  [String.raw`/^(?=.*\d)[\w-]{1,64}$/`]:
    'reads the text twice, once for a digit and once for its at most 64 characters',
  [String.raw`/\$(?=\s*\p{N})/gu`]: 'blanks after a sign end at the next sign: each is read for one of them',
  [String.raw`/[.:\s]+$/`]: 'reads a message of at most 300 characters (shared/http/message.ts)',
  [String.raw`/^(?:\/en)?\/(?:productos(?:\/(?!pagina\/)(.+?))?|marca\/[^/]+)(?:\/pagina\/\d+)?$/`]:
    'begins at the beginning alone; at each slash of a path it compares one word and the digits up to the next slash',
  "new RegExp(`${hashedFolder}[\\\\w.@-]+\\\\.(?:js|css|woff2)`, 'g')":
    'begins at the name of the folder, which holds a slash, and no later part takes a slash',
  [String.raw`/^\/(?!version\.json$).+\.json$/`]:
    'begins at the beginning alone; going back it compares one word at each character',
  [String.raw`/<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/iy`]: BUILT_HTML,
  [String.raw`/\s+([^\s=/>"']+)(?:=(?:"([^"]*)"|'([^']*)'))?/g`]: BUILT_HTML,
  [String.raw`/[ \t\r\n]+$/`]: BUILT_HTML,
  [String.raw`/=[^"'\s]*>$/`]: BUILT_HTML,
  [String.raw`/\s*\/\s*$/`]: BUILT_HTML,
  [String.raw`/=[^"'\s]*$/`]: BUILT_HTML,
};
