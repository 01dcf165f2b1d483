/** What the tax-id lookup found: the id to bill and the name it belongs to (checkout spec §4, Tax-ID lookup). */
export type Taxpayer = {
  readonly taxId: string;
  readonly name: string;
  /** What the service said of it, shown as a success notice. */
  readonly description: string;
};
