/**
 * Runs before a list is painted (`scripts/publish/inline-scripts.ts`): hides the built list while the address asks for
 * another one (decision 6, Rendering).
 */
import { requestsOtherList } from './list-request.ts';

/** The longest wait, so that a missing script does not hide the list for good (decision 6, Rendering). */
const TIMEOUT_MS = 5000;

const { dataset } = document.documentElement;
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');

if (canonical && requestsOtherList(new URLSearchParams(location.search), new URL(canonical.href).pathname)) {
  dataset['list'] = 'waiting';
  setTimeout(() => delete dataset['list'], TIMEOUT_MS);
}
