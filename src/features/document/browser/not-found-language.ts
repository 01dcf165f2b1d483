/**
 * The one `404.html` below `/en`: its English content, ready in a template, takes the place of the Spanish one
 * (decision 9, Languages). What stays of the page keeps its own language.
 */
import { pageLocale, setPageLocale } from '#shared/i18n/page-locale.ts';
import { splitLocale } from '#shared/i18n/paths.ts';

/** Shows the not-found page in the language of the address. */
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
