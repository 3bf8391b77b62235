import { type Field, kindOf } from '@hanjan/core';

/** What a column has to show, as far as its width, its side and the words of its order depend on it. */
export type Shape = 'date' | 'flag' | 'number' | 'phase' | 'several' | 'text';

/** What a field has to show. Fields that only the engine keeps are instants. */
export function shapeOf(field: Field | undefined): Shape {
  if (!field) return 'date';
  const kind = kindOf(field);
  const { type, format } = kind.json(field);
  if (format === 'date' || format === 'date-time') return 'date';
  if (type === 'boolean') return 'flag';
  if (field.kind === 'phase') return 'phase';
  if (type === 'array') return 'several';
  return type !== 'string' && kind.search === 'range' ? 'number' : 'text';
}
