/** Longest address that mail systems take (RFC 5321). */
const MAX_LENGTH = 254;
/** What `<input type="email">` takes, with a dot in the domain: `a@b` reaches nobody. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether the text is an e-mail address, blanks around it aside (checkout §5, correo; decision 55, E-mail). */
export function isEmail(value: string): boolean {
  // Not trim() alone: a line break at an end would hide a second header line.
  if (/[\r\n]/.test(value)) return false;
  const address = value.trim();
  return address.length <= MAX_LENGTH && EMAIL.test(address);
}
