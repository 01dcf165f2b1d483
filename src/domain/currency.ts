/** The two currencies prices can be shown in; the charge is always in quetzales (contract, Money). */
export type CurrencyName = 'GTQ' | 'USD';
export type Currency = {
  readonly name: CurrencyName;
  readonly symbol: string;
  /** What one quetzal is worth in it. */
  readonly rate: number;
};
