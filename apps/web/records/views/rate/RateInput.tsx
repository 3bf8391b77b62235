import type { KeyboardEvent } from 'react';
import { t } from '../../../base/texts/index.ts';
import { ClearButton } from '../../../parts/ClearButton.tsx';
import { useSlide } from '../../../parts/size/useSlide.ts';
import type { InputProps, NumberKind } from '../../field/view.ts';
import { Cups } from './Cups.tsx';
import { ratingAt, ratingByKey, ratingOf, ratingText } from './rating.ts';
import './rate.css';

/** A rating in cups: slide, tap, arrow keys, digits. The same cup again takes it back. */
export function RateInput({ label, field, value, control, isFailing, set, leave }: InputProps<NumberKind>) {
  const rating = ratingOf(field);
  const { gauge } = rating;
  const slide = useSlide<number | null>({
    value,
    at: (share) => ratingAt(share, rating),
    set,
    tap: (tapped, before) => set(tapped === before ? null : tapped),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : ratingByKey(event.key, value, rating);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const max = ratingText(gauge.high, rating);
  const text = value === null ? t('not_scored') : ratingText(value, rating);
  return (
    <div className="rate">
      <div
        id={control.id}
        className="rate-cups"
        role="slider"
        tabIndex={0}
        aria-label={control['aria-required'] ? `${label}, ${t('required')}` : label}
        aria-describedby={control['aria-describedby']}
        aria-invalid={isFailing || undefined}
        aria-valuemin={gauge.shown(gauge.low)}
        aria-valuemax={gauge.shown(gauge.high)}
        aria-valuenow={gauge.shown(value ?? gauge.low)}
        aria-valuetext={value === null ? text : t('rate_of', { value: text, max })}
        {...slide}
        onKeyDown={onKeyDown}
        onBlur={leave}
      >
        <Cups held={value} rating={rating} />
      </div>
      <output htmlFor={control.id} data-open={value === null || undefined}>
        {text}
      </output>
      {value !== null && <ClearButton className="rate-clear" label={label} run={() => set(null)} />}
    </div>
  );
}
