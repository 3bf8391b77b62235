import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { type Atom, type Edge, type Range, withEnd } from './range.ts';
import './filter.css';

interface Props<End> {
  readonly range: Range<End>;
  /** An example of what is typed. */
  readonly placeholder?: string;
  /** The keys that a phone offers for it. */
  readonly inputMode: 'decimal' | 'text';
  /** What both ends are measured in. */
  readonly unit?: string | undefined;
  /** Undefined when what was typed is no end, or nothing. */
  read(typed: string, edge: Edge): End | undefined;
  show(end: End): string;
  set(range: Range<End> | undefined): void;
  onFocus?(edge: Edge): void;
}

/** Both ends of a range to type; an empty one is open. */
export function RangeInputs<End extends Atom>(props: Props<End>) {
  const { range, placeholder, inputMode, unit, read, show, set, onFocus } = props;
  const id = useId();
  const [typed, setTyped] = useState<Partial<Record<Edge, string>>>({});
  const textOf = (edge: Edge) => {
    const end = range[edge];
    return typed[edge] ?? (end === undefined ? '' : show(end));
  };
  const isWrong = (edge: Edge) => Boolean(typed[edge]?.trim()) && read(typed[edge] ?? '', edge) === undefined;
  const commit = (edge: Edge) => {
    const text = typed[edge];
    if (text === undefined || isWrong(edge)) return;
    set(withEnd(range, edge, read(text, edge)));
    setTyped({ ...typed, [edge]: undefined });
  };
  const onEnter = (event: KeyboardEvent, edge: Edge) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(edge);
  };
  return (
    <div className="range">
      {(['from', 'to'] as const).map((edge) => (
        <label key={edge}>
          <span>
            {t(`range_${edge}`)}
            {unit && <span className="unit">{unit}</span>}
          </span>
          <input
            className="panel-input"
            inputMode={inputMode}
            placeholder={placeholder}
            value={textOf(edge)}
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
        <p id={`${id}-wrong`} className="range-wrong">
          {t('range_wrong', { example: placeholder ?? '10' })}
        </p>
      )}
    </div>
  );
}
