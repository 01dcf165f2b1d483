/** Addresses for messages, without the user names and passwords in them. */

/** Where a list or a text has the next address: at its scheme. */
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
 * A value that should hold one address or several. All before the last `@` of an address is masked: a rejected password may
 * have any character.
 */
export const maskCredentials = (value: string): string => maskEach(value, CREDENTIALS);

/** A text in which addresses may be named. */
export const maskCredentialsInText = (text: string): string => maskEach(text, CREDENTIALS_IN_TEXT);
