import { type Field, kindOf, type Names, type Screen } from '@hanjan/core';
import { type Filter, rangeOf, valuesOf } from './filters.ts';

/** A filter in words, as its well shows it: `2026-11-01 – 11-20`, `집, 카페`; empty when there is none. */
export function filterText(screen: Screen, name: string, filter: Filter | undefined, names: Names): string {
  const field = screen.entity.fields[name];
  if (!field || filter === undefined) return '';
  return kindOf(field).search === 'range' ? rangeText(field, filter, names) : valuesText(field, filter, names);
}

function valuesText(field: Field, filter: Filter, names: Names): string {
  const kind = kindOf(field);
  const isList = kind.json(field).type === 'array';
  return valuesOf(filter)
    .map((value) => kind.show(isList ? [value] : value, field, names))
    .join(', ');
}

/** The end leaves out the year that it shares with the start. */
function rangeText(field: Field, filter: Filter, names: Names): string {
  const { from, to } = rangeOf(filter);
  const show = (end: unknown) => (end === undefined ? '' : kindOf(field).show(end, field, names));
  const [start, end] = [show(from), show(to)];
  const unit = kindOf(field).unit?.(field, names);
  const year = /^\d{4}-/.exec(start)?.[0];
  if (field.kind === 'date' && start === end) return start;
  return `${start} – ${field.kind === 'date' && year && end.startsWith(year) ? end.slice(year.length) : end} ${unit ?? ''}`.trim();
}
