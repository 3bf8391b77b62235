import type { FieldFault, Row } from '@hanjan/core';
import { invalid } from '../http/refusal.ts';
import { MAX_SEARCH } from './filters.ts';
import type { ListQuery } from './list.ts';

/** The question of a list from query parameters and body; the body wins. Whatever has the wrong form is a fault. */
export function readListQuery(parameters: unknown, body: Row): ListQuery {
  const asked = { ...(parameters as Row), ...body };
  const faults: FieldFault[] = [];
  const whole = (name: string) => {
    const value = asked[name] ?? undefined;
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    if (number === undefined || (Number.isInteger(number) && (number as number) > 0))
      return number as number | undefined;
    faults.push({ name, key: 'field_NaN', args: {} });
    return undefined;
  };
  const text = (name: string) => {
    const value = asked[name] ?? undefined;
    if (value === undefined || (typeof value === 'string' && value.length <= MAX_SEARCH)) return value || undefined;
    faults.push({ name, key: 'field_text', args: {} });
    return undefined;
  };
  const flag = (name: string) => {
    const value = asked[name] ?? false;
    if (value === true || value === 'true') return true;
    if (value !== false && value !== 'false') faults.push({ name, key: 'field_flag', args: {} });
    return false;
  };
  const names = (name: string) => {
    const value = asked[name] ?? undefined;
    if (value === undefined) return undefined;
    const list = typeof value === 'string' ? value.split(',') : value;
    if (Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string')) return list as string[];
    faults.push({ name, key: 'field_code', args: {} });
    return undefined;
  };
  const filters = asked.filters ?? {};
  if (typeof filters !== 'object' || Array.isArray(filters))
    faults.push({ name: 'filters', key: 'field_code', args: {} });
  const query = {
    page: whole('page'),
    list_count: whole('list_count'),
    orderType: text('orderType'),
    searchType: text('searchType'),
    searchTitle: text('searchTitle'),
    filters: filters as Record<string, unknown>,
    columns: names('columns'),
    removed: flag('removed'),
  };
  if (faults.length > 0) throw invalid(faults);
  return query;
}
