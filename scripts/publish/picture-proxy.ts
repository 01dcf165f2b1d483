/**
 * Pictures from the shop's own origin (decision 31, Pictures): the part of its addresses that a host passes on to an image
 * service. A connection to another origin would cost the first picture some hundred milliseconds.
 */
import * as z from 'zod';

export const pictureProxySchema = z.object({
  /** Path on the shop's origin, from slash to slash. */
  path: z.string().regex(/^\/(?:[\w-][\w.-]*\/)+$/),
  /** Address of the service; what follows the path is appended. */
  service: z.url().endsWith('/'),
});
export type PictureProxy = z.infer<typeof pictureProxySchema>;

/** As a browser writes it, with a slash at its end: addresses are compared with it. */
const normalised = (service: string): string =>
  (URL.canParse(service) ? new URL(service).href : service).replace(/\/*$/, '/');

/**
 * What the addresses of a template's pictures begin with, where they are the shop's own. Undefined where they are on another origin,
 * or like any other address.
 * @param template `PUBLIC_IMAGE_TEMPLATE`
 */
export function pictureStart(template: string | undefined): string | undefined {
  if (!template?.startsWith('/') || template.startsWith('//')) return undefined;
  const start = template.slice(0, template.indexOf('{'));
  return start === '/' ? undefined : start;
}

/**
 * What a host is to forward; undefined where the template leads to another origin, or no service is named (the host
 * then makes the pictures itself).
 * @param template `PUBLIC_IMAGE_TEMPLATE`; up to its first slot it is the path
 * @param service `IMAGE_SERVICE_URL`
 * @throws Error where the template has no folder
 */
export function pictureProxy(
  template: string | undefined,
  service: string | undefined,
): PictureProxy | undefined {
  if (!template?.startsWith('/') || service === undefined) return undefined;
  const path = template.slice(0, template.lastIndexOf('/', template.search(/[{?]/)) + 1);
  const result = pictureProxySchema.safeParse({ path, service: normalised(service) });
  if (result.success) return result.data;
  throw new Error(
    `PUBLIC_IMAGE_TEMPLATE '${template}' has no folder of its own that could be passed on to IMAGE_SERVICE_URL: ` +
      'it wants one such as /imagenes/{width}/{format}/{name}.',
  );
}
