import { z } from '@hono/zod-openapi';

/** The query parameter that every call of the cart service carries (contract, Cart service). */
export const environmentQuery = z.object({ env: z.string().min(1).max(40).openapi({ example: 'dev' }) });
