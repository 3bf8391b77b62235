import { kindOf, type Names, type Row, type Screen } from '@hanjan/core';
import { grouped } from '../../base/texts/numbers.ts';
import { when } from '../../base/texts/times.ts';
import { shapeOf } from '../../records/field/shape.ts';
import { nameOf } from '../rows/rows.tsx';
import { labelColumn } from '../state/chosen_columns.ts';

/** Views of numbers that count nothing, such as years. */
const ORDINALS: readonly string[] = ['ordinal', 'batch_no'];

/** What a cell says in plain words, all of it: names, numbers with their unit; empty when it says nothing. */
export function cellText(screen: Screen, name: string, row: Row, names: Names): string {
  const { entity } = screen;
  const field = entity.fields[name];
  const value = row[name] ?? null;
  if (!field) return value === null ? '' : when(String(value));
  if ([labelColumn(screen), entity.label.plain].includes(name)) return nameOf(screen, row, names);
  const kind = kindOf(field);
  const given = kind.clean(value, field);
  if (given === null) return '';
  const text = kind.show(given, field, names);
  const unit = kind.unit?.(field, names) ?? '';
  return `${shapeOf(field) === 'number' && !ORDINALS.includes(field.view ?? '') ? grouped(text) : text} ${unit}`.trim();
}
