import { z } from '@hono/zod-openapi';

/** The envelope of every refusal. */
export const refusalSchema = z.object({ code: z.number(), message: z.string() }).openapi('Refusal');

/** A JSON answer of a route: its schema and what it means. */
export function jsonAnswer<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A JSON body that a route demands. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** The envelope `{ code, message, data }` around some data. */
export function envelopeOf<Schema extends z.ZodType>(data: Schema) {
  return z.object({ code: z.number(), message: z.string(), data });
}

/** An answer in its envelope. */
export function envelope<Data>(data: Data, message = 'success') {
  return { code: 200, message, data };
}

/** A refusal in its envelope. */
export function refusal<Code extends number>(code: Code, message: string) {
  return { code, message };
}

/** A number, or a numeric string, as loosely typed clients send it. */
export const looseNumber = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform(Number)
  .openapi({ type: 'number' });

/** A text, or a number that is read as one. */
export const looseText = z.union([z.string(), z.number()]).transform(String).openapi({ type: 'string' });
