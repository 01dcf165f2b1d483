/**
 * Replaces the content of the one `404.html` by its English template below `/en` (decision 9, Languages; decision 235,
 * Ways to render).
 */
import { pageLocale, setPageLocale } from '#shared/i18n/page-locale.ts';
import { splitLocale } from '#shared/i18n/paths.ts';

/** Shows the content in the language of the address; the rest of the page keeps its language. */
export function showNotFoundInLanguage(): void {
  const template = document.querySelector<HTMLTemplateElement>('#not-found-english');
  const spanish = document.querySelector('[data-not-found]');
  const { locale } = splitLocale(location.pathname);
  if (!template || !spanish || locale !== 'en') return;
  const { title = '', replacedTitle = '' } = template.dataset;
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(:has([data-not-found]))')) {
    part.lang ||= pageLocale();
  }
  setPageLocale(locale);
  document.title = document.title.replace(replacedTitle, title);
  spanish.replaceWith(template.content.cloneNode(true));
}
