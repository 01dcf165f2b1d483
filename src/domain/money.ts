/** Money inside the shop: integer cents of quetzales (contract, Money). */
export type Cents = number;
