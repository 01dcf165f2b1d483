/** What the shop tells about itself, from the system parameters (storefront §3, Site settings). '' where unset. */
export type SiteSettings = {
  readonly address: string;
  readonly facebook: string;
  readonly instagram: string;
  readonly tiktok: string;
  readonly email: string;
  /** https URL of the chat (contract, System parameters: digits become `https://wa.me/{digits}`). */
  readonly whatsapp: string;
  /** As sent; shown by the phone display format. */
  readonly phone: string;
  /** Small HTML as sent: never built raw, see rich-text.ts. */
  readonly footer: string;
  /** Base of the article pictures, with its trailing slash. */
  readonly imageBase: string;
};
