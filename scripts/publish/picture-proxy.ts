/**
 * Pictures from the shop's own origin (decision 31, Pictures): the host forwards a folder to an image service. A
 * connection to another origin would delay the first picture.
 */
import * as z from 'zod';

export const pictureProxySchema = z.object({
  /** Path on the shop's origin, from slash to slash. */
  path: z.string().regex(/^\/(?:[\w-][\w.-]*\/)+$/),
  /** Address of the service, to which the rest of the path is appended. */
  service: z.url().endsWith('/'),
});
export type PictureProxy = z.infer<typeof pictureProxySchema>;

/** Whether the pictures of a template are on the shop's own origin. */
const isOwn = (template = ''): boolean => template.startsWith('/') && !template.startsWith('//');

/**
 * The common prefix of the shop's own pictures; undefined when they are on another origin, or have no prefix.
 * @param template `PUBLIC_IMAGE_TEMPLATE`
 */
export function pictureStart(template: string | undefined): string | undefined {
  const start = isOwn(template) ? template?.slice(0, template.indexOf('{')) : undefined;
  return start === '/' ? undefined : start;
}

/**
 * The path that a host forwards to a service; undefined if the pictures are on another origin or the host makes them.
 * @param template `PUBLIC_IMAGE_TEMPLATE`
 * @param service `IMAGE_SERVICE_URL`
 * @throws Error when the template has no folder
 */
export function pictureProxy(
  template: string | undefined,
  service: string | undefined,
): PictureProxy | undefined {
  if (!template?.startsWith('/') || service === undefined) return undefined;
  const path = template.slice(0, template.lastIndexOf('/', template.search(/[{?]/)) + 1);
  // With a final slash, as browsers normalise it.
  const normalised = (URL.canParse(service) ? new URL(service).href : service).replace(/\/*$/, '/');
  const result = pictureProxySchema.safeParse({ path, service: normalised });
  if (result.success) return result.data;
  throw new Error(
    `PUBLIC_IMAGE_TEMPLATE '${template}' has no folder of its own that could be passed on to IMAGE_SERVICE_URL: ` +
      'it wants one such as /imagenes/{width}/{format}/{name}.',
  );
}
