import { type Field, kindOf, type Names, type Screen } from '@hanjan/core';
import { isolated, t } from '../../base/texts/index.ts';
import { daysOf, periodText } from '../../parts/filter/period.ts';
import type { Range } from '../../parts/filter/range.ts';
import type { ListState } from '../state/address.ts';
import { type Filter, filterField, holdsDays, rangeOf, valuesOf } from '../state/filters.ts';
import { columnHead } from '../state/head.ts';
import { orderText } from '../state/order.ts';

/** A filter in words, as its well shows it: `2026-11-01 – 11-20`, `집, 카페`; empty when there is none. */
export function filterText(screen: Screen, name: string, filter: Filter | undefined, names: Names): string {
  const field = filterField(screen, name);
  if (!field || filter === undefined) return '';
  if (holdsDays(field)) return daysText(field, filter, names);
  return kindOf(field).search === 'range' ? rangeText(field, filter, names) : valuesText(field, filter, names);
}

/** What narrows and orders a list in words: `장소: 집, 카페`, `찾기: 산미`, `정렬: 날짜, 최근부터`. */
export function stateWords(screen: Screen, state: ListState, names: Names): string[] {
  const { filters, searchTitle, orderType } = state;
  const narrowed = screen.list.search
    .filter((name) => filters[name] !== undefined)
    .map((name) => `${columnHead(screen, name)}: ${filterText(screen, name, filters[name], names)}`);
  const sought = searchTitle ? [`${t('list_search')}: ${isolated(searchTitle)}`] : [];
  return [...narrowed, ...sought, t('list_sorted', { order: orderText(screen, orderType) })];
}

function valuesText(field: Field, filter: Filter, names: Names): string {
  const kind = kindOf(field);
  const isList = kind.json(field).type === 'array';
  return valuesOf(filter)
    .map((value) => kind.show(isList ? [value] : value, field, names))
    .join(', ');
}

function daysText(field: Field, filter: Filter, names: Names): string {
  const { from = '', to = '' } = daysOf(field, rangeOf(filter) as Range<string>);
  const show = (day: string) => (day && field.kind === 'date' ? kindOf(field).show(day, field, names) : day);
  return from && to ? periodText(show(from), show(to)) : `${show(from)} – ${show(to)}`.trim();
}

function rangeText(field: Field, filter: Filter, names: Names): string {
  const { from, to } = rangeOf(filter);
  const show = (end: unknown) => (end === undefined ? '' : kindOf(field).show(end, field, names));
  const [start, end] = [show(from), show(to)];
  const unit = kindOf(field).unit?.(field, names);
  return [start, '–', end, unit].filter(Boolean).join(' ');
}
