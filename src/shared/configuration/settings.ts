/** The configuration of the shop: the typed environment (contract, Configuration) as values of the code. */
import {
  PUBLIC_API_URL,
  PUBLIC_APP_ENV,
  PUBLIC_CART_API_URL,
  PUBLIC_CART_ENV,
  PUBLIC_IMAGE_TEMPLATE,
  PUBLIC_NIT_CLIENT_TOKEN,
  PUBLIC_PAYMENT_KEY_ID,
  PUBLIC_PAYMENT_MODE,
  PUBLIC_PAYMENT_ORIGINS,
  PUBLIC_SITE_URL,
  PUBLIC_SIZE_GUIDE_URL,
  PUBLIC_STORE_NAME,
  PUBLIC_WHATSAPP_ORDERS,
} from 'astro:env/client';

export type PaymentMode = 'card' | 'order';

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Read once at build time; every value is checked by the schema in `astro.config.mjs`. Base URLs end without a slash. */
export const shopConfiguration = {
  siteUrl: withoutSlash(PUBLIC_SITE_URL),
  apiUrl: withoutSlash(PUBLIC_API_URL),
  cartApiUrl: withoutSlash(PUBLIC_CART_API_URL ?? PUBLIC_API_URL),
  cartEnv: PUBLIC_CART_ENV,
  appEnv: PUBLIC_APP_ENV,
  storeName: PUBLIC_STORE_NAME,
  nitClientToken: PUBLIC_NIT_CLIENT_TOKEN,
  paymentMode: PUBLIC_PAYMENT_MODE satisfies PaymentMode,
  /** Comma-separated origins as configured; parsed by the domain's payment-origin rule. */
  paymentOrigins: PUBLIC_PAYMENT_ORIGINS,
  paymentKeyId: PUBLIC_PAYMENT_KEY_ID,
  /** Whether an order may be sent as a chat message, where the shop has a WhatsApp number (decision 131, Chat). */
  takesChatOrders: PUBLIC_WHATSAPP_ORDERS,
  sizeGuideUrl: PUBLIC_SIZE_GUIDE_URL,
  /** URL template with `{src}`, `{width}` and `{format}`; '' for the raw picture. */
  imageTemplate: PUBLIC_IMAGE_TEMPLATE ?? '',
} as const;
