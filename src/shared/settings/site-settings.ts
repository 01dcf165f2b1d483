/** The shop's settings, from the system parameters (storefront §3, Site settings). '' where unset. */
export type SiteSettings = {
  readonly address: string;
  readonly facebook: string;
  readonly instagram: string;
  readonly tiktok: string;
  readonly email: string;
  /** URL of the chat; WhatsApp as `https://wa.me/{digits}` (contract, System parameters). */
  readonly whatsapp: string;
  /** In international form, '+50223456789 ext. 12'; shown by the phone display format. */
  readonly phone: string;
  /** Small HTML as received; never rendered unparsed, see rich-text.ts. */
  readonly footer: string;
  /** Base of the article pictures, with its trailing slash. */
  readonly imageBase: string;
};

/** A system parameter that was not used as received. */
export type SettingNote = {
  readonly setting: keyof SiteSettings;
  readonly parameter: string;
  readonly value: string;
  /** The value used instead; '' for none. */
  readonly used: string;
  /** False if nothing could be read; true if the parameter has more values than the one that is used. */
  readonly isRead: boolean;
};

/** The settings, and notes for an editor. */
export type ReadSettings = { readonly settings: SiteSettings; readonly notes: readonly SettingNote[] };
