/** Which of its environments the cart service is to work in: `PUBLIC_CART_ENV` (contract, Configuration). */
export type CartEnvironment = { readonly env: string };

/** The path with the `env` query parameter. */
export function inEnvironment(path: string, { env }: CartEnvironment): string {
  return `${path}?env=${encodeURIComponent(env)}`;
}
