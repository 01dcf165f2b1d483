/** Where the link to share an article leads, for who has no other way to share. */

/**
 * A chat with the article in its first message (WhatsApp's click to chat).
 * @param url absolute
 */
export const shareLink = (name: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${name} ${url}`)}`;
