/** Key of the currency's name (contract, Storage keys). */
export const CURRENCY_KEY = 'tienda:currency';
