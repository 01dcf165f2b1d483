/** Masks user names and passwords in addresses for messages. */

/** The position before the scheme of the next address. */
const NEXT_ADDRESS = /(?<![a-z\d+.-])(?=[a-z][a-z\d+.-]*:[\\/]{2})/i;
const CREDENTIALS = /^(?!mailto:)([a-z][a-z\d+.-]*:[\\/]{2})?.*@/is;
const CREDENTIALS_IN_TEXT = /^([a-z][a-z\d+.-]*:[\\/]{2})[^\s"'<>]*@/i;

function maskEach(text: string, credentials: RegExp): string {
  return text
    .split(NEXT_ADDRESS)
    .map((part) => part.replace(credentials, '$1…@'))
    .join('');
}

/**
 * Masks a value of one or several addresses. Everything before the last `@` of an address is masked, because a
 * rejected password may have any character.
 */
export const maskCredentials = (value: string): string => maskEach(value, CREDENTIALS);

/** Masks the addresses in a text. */
export const maskCredentialsInText = (text: string): string => maskEach(text, CREDENTIALS_IN_TEXT);
