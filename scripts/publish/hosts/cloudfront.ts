/**
 * Renders a function for CloudFront (JavaScript runtime 2.0), which adds pages without an ending, redirects and the
 * policy's headers to a bucket. Types and caching come from the bucket; the page reads `?categoria=`.
 */
import { mediaTypes } from '../../serve/media-types.ts';
import {
  ANY_ORIGIN,
  commonHeaders,
  PICTURE_ENDINGS,
  type Policy,
  RESOURCE_POLICY,
  RETURN_PAGES,
} from '../policy.ts';
import { redirectsOf } from '../redirects.ts';
import { renderTemplate } from './render-template.ts';

/** Endings of files; any other dot in a path belongs to an article's name. */
const FILE_ENDINGS = Object.keys(mediaTypes)
  .filter((ending) => ending !== '.html')
  .map((ending) => ending.slice(1))
  .join('|');

/** The headers by lower-case name. Two policies become one value, which browsers enforce alike. */
function headersOf(policy: Policy): Readonly<Record<string, { readonly value: string }>> {
  const headers = Map.groupBy(commonHeaders(policy), ([name]) => name.toLowerCase());
  return Object.fromEntries(
    Array.from(headers, ([name, values]) => [name, { value: values.map(([, value]) => value).join(', ') }]),
  );
}

/** The text of the function; even with the longest policy it fits into CloudFront's 10 KB. */
export function renderCloudFront(policy: Policy): string {
  const { hasFolders = false } = policy.services;
  const redirects = Object.fromEntries(redirectsOf(hasFolders).map(({ from, to }) => [from, to]));
  return renderTemplate('cloudfront-function.js', {
    headers: JSON.stringify(headersOf(policy)),
    redirects: JSON.stringify(redirects),
    returnPages: RETURN_PAGES.join('|'),
    pictureEndings: PICTURE_ENDINGS.join('|'),
    hasFolders: String(hasFolders),
    fileEndings: FILE_ENDINGS,
    resourcePolicy: RESOURCE_POLICY.toLowerCase(),
    anyOrigin: ANY_ORIGIN[1],
  });
}
