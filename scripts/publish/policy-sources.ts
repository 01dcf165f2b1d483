/** Addresses of the configuration and of the system parameters, as sources of the content security policy. */

import { plainOrigin } from '../../src/shared/http/plain-origin.ts';
import { maskCredentials } from '../commands/mask-credentials.ts';

/** Where the owner of the shop finds the addresses that enter the policy. */
const PLACES = {
  siteUrl: 'PUBLIC_SITE_URL',
  apiUrl: 'PUBLIC_API_URL',
  cartApiUrl: 'PUBLIC_CART_API_URL',
  paymentOrigins: 'PUBLIC_PAYMENT_ORIGINS',
  imageOrigins: 'RUTAIMAGENESARTICULOS of the system parameters, or PUBLIC_IMAGE_TEMPLATE,',
  beaconUrl: 'PUBLIC_BEACON_URL',
} as const;

export type PolicyPlace = keyof typeof PLACES;

/**
 * The origin of an address, safe to stand in the policy.
 * @param base what a relative address is read from
 * @throws Error that says where the address comes from
 */
export function policyOrigin(place: PolicyPlace, address: string, base?: string): string {
  const origin = plainOrigin(address, base);
  if (origin !== undefined) return origin;
  throw new Error(
    `${PLACES[place]} holds '${maskCredentials(address)}', which cannot be part of the content security policy: ` +
      'it wants http or https and a plain host name, such as https://shop.example.',
  );
}
