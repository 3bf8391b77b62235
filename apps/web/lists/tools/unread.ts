import type { Screen } from '@hanjan/core';
import { headText } from '../../base/texts/head.ts';
import { hasText, t } from '../../base/texts/index.ts';
import type { ListState } from '../state/address.ts';

const MOST = 5;
const LONGEST = 40;

/**
 * What an address says and its list cannot show, in words: columns and filters that are no more, a page or a view that is none.
 * `state` is what was read from it.
 */
export function unreadIn(search: string, { entity: { label } }: Screen, state: ListState): string[] {
  const said = new URLSearchParams(search);
  const parts = (name: string) => (said.get(name) ?? '').split(',').filter(Boolean);
  const isOther = (name: 'page' | 'list_count' | 'orderType' | 'searchType') => {
    const text = said.get(name);
    return text !== null && text !== String(state[name]) && Number(text) !== state[name];
  };
  const columns = parts('columns').filter((name) => ![...state.columns, label.plain].includes(name));
  const filters = parts('searchSelect')
    .map((pair) => pair.split(':')[0] ?? '')
    .filter((name) => !Object.hasOwn(state.filters, name));
  const words = [
    ...(isOther('page') ? [t('list_page_number')] : []),
    ...(isOther('list_count') ? [t('list_page_size')] : []),
    ...(isOther('orderType') ? [t('list_sort')] : []),
    ...(isOther('searchType') ? [t('list_search')] : []),
    ...(said.get('view') && state.view === null ? [t('views')] : []),
    ...[...columns, ...filters].map((name) => wordOf(name.slice(0, LONGEST))),
  ];
  return [...new Set(words)].slice(0, MOST);
}

/** What people call a field; a name that was never one stands for itself. */
const wordOf = (name: string): string => (hasText(name) || hasText(`list_${name}`) ? headText(name) : name);
