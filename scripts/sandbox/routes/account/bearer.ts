import type { SandboxContext } from '../../context.ts';

/** Who a request comes from: nobody in particular, a customer, or somebody with a dead token. */
export type Caller =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly userId: number }
  | { readonly kind: 'expired' };

/** Text for a token that is unknown or has expired. */
export const EXPIRED_SESSION = 'La sesión ha expirado, inicie sesión de nuevo';

/** Reads the `Authorization` header (contract, Envelope). */
export function callerOf(header: string | undefined, { sessions }: SandboxContext): Caller {
  if (header === undefined || header.trim() === '') return { kind: 'guest' };
  const token = /^Bearer\s+(\S+)$/i.exec(header.trim())?.[1];
  const userId = token === undefined ? undefined : sessions.userOf(token);
  return userId === undefined ? { kind: 'expired' } : { kind: 'customer', userId };
}
