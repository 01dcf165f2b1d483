/** Three letters for each kind of article, the middle of its sku. */
export type KindCode =
  | 'TEN'
  | 'COR'
  | 'BTA'
  | 'BOT'
  | 'SAN'
  | 'PLA'
  | 'POL'
  | 'CAM'
  | 'BLU'
  | 'SUD'
  | 'CHU'
  | 'LON'
  | 'JOG'
  | 'SHO'
  | 'LEG'
  | 'FAL'
  | 'VES'
  | 'GOR'
  | 'GRR'
  | 'MOC'
  | 'BOL'
  | 'CIN'
  | 'CAL'
  | 'LEN'
  | 'REL'
  | 'BIL';

/** What a design looks like; the name says it and the picture shows it. */
export type Pattern =
  | 'plain'
  | 'stripes'
  | 'print'
  | 'blocks'
  | 'checks'
  | 'flowers'
  | 'ribbed'
  | 'quilted'
  | 'zip'
  | 'retro'
  | 'wide';

/** One design of a kind: what it is called and how it is drawn. */
type Design = {
  readonly pattern: Pattern;
  readonly noun: string;
  /** Materials and colours of this design where they are not those of its kind. */
  readonly materials?: readonly string[];
  readonly palette?: readonly string[];
};

/** Everything the generator knows about a kind of article. */
export type Kind = {
  readonly code: KindCode;
  readonly family: 'footwear' | 'top' | 'bottom' | 'dress' | 'accessory';
  readonly designs: readonly Design[];
  /** Lowest and highest usual price in whole quetzales. */
  readonly price: readonly [low: number, high: number];
  /** Codes of the colours that it is made in. */
  readonly palette: readonly string[];
  readonly materials: readonly string[];
  readonly features: readonly string[];
  readonly fit: string;
  readonly care: string;
  /** One-sentence descriptions, of which each article gets one. */
  readonly pitches: readonly string[];
  readonly tags: readonly string[];
};
