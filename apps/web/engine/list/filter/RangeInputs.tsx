import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { ends, type Filter, type Range, rangeOf } from './filters.ts';

export type Edge = keyof Range;
type End = string | number;

interface Props {
  readonly filter: Filter | undefined;
  /** An example of what is typed. */
  readonly placeholder?: string;
  read(typed: string, edge: Edge): End | undefined;
  show(value: End): string;
  set(filter: Filter | undefined): void;
  onFocus?(edge: Edge): void;
}

/** The range with one end set anew; an other end that lies beyond it opens. */
export function withEnd(filter: Filter | undefined, edge: Edge, value: End | undefined): Range | undefined {
  const range = { ...rangeOf(filter), [edge]: value };
  const isCrossed = range.from !== undefined && range.to !== undefined && range.from > range.to;
  const next = isCrossed ? { [edge]: value } : ends(range.from, range.to);
  return Object.keys(next).length > 0 ? next : undefined;
}

/** Both ends of a range to type; an empty one is open. */
export function RangeInputs({ filter, placeholder, read, show, set, onFocus }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<Partial<Record<Edge, string>>>({});
  const range = rangeOf(filter);
  const textOfEnd = (edge: Edge) => {
    const value = range[edge];
    return typed[edge] ?? (value === undefined ? '' : show(value as End));
  };
  const isWrong = (edge: Edge) => Boolean(typed[edge]?.trim()) && read(typed[edge] ?? '', edge) === undefined;
  const commit = (edge: Edge) => {
    const text = typed[edge];
    if (text === undefined || isWrong(edge)) return;
    set(withEnd(filter, edge, read(text, edge)));
    setTyped({ ...typed, [edge]: undefined });
  };
  const onEnter = (event: KeyboardEvent, edge: Edge) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(edge);
  };
  return (
    <div className="list-ends">
      {(['from', 'to'] as const).map((edge) => (
        <label key={edge}>
          {t(`range_${edge}`)}
          <input
            inputMode="decimal"
            placeholder={placeholder}
            value={textOfEnd(edge)}
            aria-invalid={isWrong(edge) || undefined}
            aria-describedby={isWrong(edge) ? `${id}-wrong` : undefined}
            onChange={(event) => setTyped({ ...typed, [edge]: event.currentTarget.value })}
            onFocus={() => onFocus?.(edge)}
            onBlur={() => commit(edge)}
            onKeyDown={(event) => onEnter(event, edge)}
          />
        </label>
      ))}
      {(isWrong('from') || isWrong('to')) && (
        <p id={`${id}-wrong`} className="list-wrong">
          {t('range_wrong', { example: placeholder ?? '10' })}
        </p>
      )}
    </div>
  );
}
