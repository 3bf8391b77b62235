import { type Gauge, type Gauged, gaugeOf } from '@hanjan/core';
import type { KeyboardEvent } from 'react';
import { t } from '../../../base/texts/index.ts';
import { ALL_DIRECTIONS, stepped } from '../../../parts/field/step.ts';
import { INSET, Ruled } from '../../../parts/size/Graduation.tsx';
import { useSlide } from '../../../parts/size/useSlide.ts';
import type { InputProps, NumberKind } from '../../field/view.ts';
import { NumberInput } from '../../kinds/input/number.tsx';
import { heldAt, type Ruler, rulerOf, stepOf } from './ruler.ts';
import './slider.css';

/** What a slider without bounds of its own goes from and to. */
const USUAL = { min: 0, max: 100 };

/** A number on its graduation, with a box beside it to type it: drag, click, arrow keys. Without a value no head. */
export function SliderInput(props: InputProps<NumberKind>) {
  const { label, field, value, names, control, isFailing, set, leave } = props;
  const marked: Gauged = { ...USUAL, ...field };
  const gauge = gaugeOf(marked, names.units);
  const ruler = rulerOf(marked, gauge);
  const shareOf = (held: number) => Math.min(1, Math.max(0, placeOf(held, gauge)));
  const at = (share: number) => heldAt((share - INSET) / (1 - 2 * INSET), gauge);
  const slide = useSlide<number | null>({ value, at, set });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : byKey(event.key, value, gauge, ruler);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const words = value === null ? t('empty_value') : `${field.prefix ?? ''}${gauge.text(value)} ${gauge.unit ?? ''}`;
  return (
    <div className="slider">
      <div
        className="slider-track"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={control['aria-describedby']}
        aria-invalid={isFailing || undefined}
        aria-valuemin={gauge.shown(gauge.low)}
        aria-valuemax={gauge.shown(gauge.high)}
        aria-valuenow={gauge.shown(value ?? gauge.low)}
        aria-valuetext={words.trim()}
        {...slide}
        onKeyDown={onKeyDown}
        onBlur={leave}
      >
        <Ruled ticks={ruler.ticks} share={value === null ? null : shareOf(value)} />
        <span className="slider-marks" aria-hidden="true">
          {ruler.marks.map((mark) => (
            <span
              key={mark.held}
              data-crowded={mark.isCrowded || undefined}
              style={{ left: `${100 * (INSET + mark.at * (1 - 2 * INSET))}%` }}
            >
              {mark.text}
            </span>
          ))}
        </span>
      </div>
      <NumberInput {...props} />
    </div>
  );
}

const placeOf = (held: number, { shown, low, high }: Gauge) => (shown(held) - shown(low)) / (shown(high) - shown(low));

/** What a key makes of a value; undefined when the key means nothing here. A page goes to the next mark. */
function byKey(key: string, held: number | null, gauge: Gauge, { marks }: Ruler): number | null | undefined {
  const direction = ALL_DIRECTIONS[key];
  const { low, high } = gauge;
  if (direction) return held === null ? low : stepped(held, direction, gauge, stepOf(gauge));
  const now = held ?? low;
  const stops = [low, ...marks.map((mark) => mark.held), high];
  const keys: Readonly<Record<string, number | null>> = {
    Home: low,
    End: high,
    PageUp: stops.find((stop) => stop > now) ?? high,
    PageDown: stops.findLast((stop) => stop < now) ?? low,
    Delete: null,
    Backspace: null,
  };
  return keys[key];
}
