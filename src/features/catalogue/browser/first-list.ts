/**
 * Runs inside a list's page, before the list is painted (scripts/publish/inline-scripts.ts): where the address asks for
 * another list than the built one, that one is not seen until the island has drawn what is asked for (decision 6,
 * Rendering).
 */
import { requestsOtherList } from './list-request.ts';

const { dataset } = document.documentElement;
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');

if (canonical && requestsOtherList(new URLSearchParams(location.search), new URL(canonical.href).pathname)) {
  dataset['list'] = 'waiting';
  // No wait is longer (decision 6, Rendering): a script that never comes must not hide the list for good.
  setTimeout(() => delete dataset['list'], 5000);
}
