/** Known customers of the sandbox. */

/** One with an address. */
export const ANA = { name: 'Ana Lucía Morales', email: 'ana@example.com', password: 'Quetzal2024' } as const;
