/** What is told about a list in toasts (contract, Search texts; storefront spec §8, Filter). */
import { useEffect } from 'react';
import type { ServiceFailure } from '#domain/failure.ts';
import type { Text } from '#i18n/messages.ts';
import type { ListState } from '#stores/product-list.ts';
import { showToast } from '#stores/toast.ts';

function failureText(failure: ServiceFailure, t: Text<'messages'>): string | undefined {
  switch (failure.kind) {
    case 'aborted':
      return undefined;
    case 'network':
      return t('failure.network');
    case 'http':
      return failure.message || t('failure.http', { status: failure.status });
    case 'not-json':
      return t('failure.notJson');
    case 'refused':
      return failure.message;
    case 'unexpected':
      return t('failure.unexpected');
  }
}

function tellFailure(list: Extract<ListState, { kind: 'failed' }>, t: Text<'messages'>): void {
  if (list.isFiltered && list.failure.kind === 'http') {
    showToast('warn', t('list.noFilterResults'), 'top-left');
    return;
  }
  const message = failureText(list.failure, t);
  if (message === undefined) return;
  showToast('error', t('failure.error', { message }), list.isFiltered ? 'top-center' : 'bottom-left');
}

/** Tells once what a search or the service's filter has come to. */
export function useListNotices(list: ListState, term: string, t: Text<'messages'>): void {
  useEffect(() => {
    if (list.kind === 'failed') tellFailure(list, t);
    if (list.kind !== 'ready') return;
    if (list.isFiltered) showToast('success', t('list.filterResults'));
    else if (term !== '' && list.key === `search ${term}` && list.products.length === 0) {
      showToast('warn', t('list.noSearchResults', { term }), 'top-left');
    }
  }, [list, term, t]);
}
