import type { KeyboardEvent } from 'react';
import type { InputProps } from '../../engine/field/view.ts';
import { t, textOf } from '../../i18n/index.ts';
import { ClearButton } from '../../parts/ClearButton.tsx';
import { Graduation, INSET } from '../../parts/Graduation.tsx';
import { useSlide } from '../../parts/useSlide.ts';
import './score.css';

const MAX = 10;

const scoreAt = (share: number) => Math.round(Math.min(1, Math.max(0, (share - INSET) / (1 - 2 * INSET))) * MAX);

/** What a key makes of a score; undefined when the key means nothing here. A score not given stands at the end. */
function scoreByKey(key: string, score: number | null): number | null | undefined {
  const now = score ?? MAX;
  const up = Math.min(MAX, now + 1);
  const down = Math.max(0, now - 1);
  const keys: Readonly<Record<string, number | null>> = {
    ...{ ArrowRight: up, ArrowUp: up, ArrowLeft: down, ArrowDown: down },
    ...{ Home: 0, End: MAX, Enter: now, ' ': now, Delete: null, Backspace: null },
  };
  return /^\d$/.test(key) ? Number(key) : keys[key];
}

/** A score on its graduation: drag, click a tick, arrow keys, digits. Not given until touched; can be taken back. */
export function ScoreInput({ name, value, control, set, leave }: InputProps<'count'>) {
  const slide = useSlide<number | null>({ value, at: scoreAt, set });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : scoreByKey(event.key, value);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div className="score">
      <span id={`${control.id}-name`}>{textOf(name)}</span>
      <div
        id={control.id}
        className="score-slider"
        role="slider"
        tabIndex={0}
        aria-labelledby={`${control.id}-name`}
        aria-describedby={control['aria-describedby']}
        aria-valuemin={0}
        aria-valuemax={MAX}
        aria-valuenow={value ?? MAX}
        aria-valuetext={value === null ? t('not_scored') : String(value)}
        {...slide}
        onKeyDown={onKeyDown}
        onBlur={leave}
      >
        <Graduation value={value} />
      </div>
      <output htmlFor={control.id} data-open={value === null || undefined}>
        {value ?? t('not_scored')}
      </output>
      {value !== null && <ClearButton className="score-clear" label={textOf(name)} run={() => set(null)} />}
    </div>
  );
}

/** A score to read. */
export function ScoreRow({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className="score">
      <span>{textOf(name)}</span>
      <Graduation value={value} />
      <output>{value}</output>
    </div>
  );
}
