import type { Names } from '@hanjan/core';
import { roastingTemperature } from '@hanjan/model/presets.ts';
import type { InputProps, NumberKind } from '../../../records/field/view.ts';
import { ValueBox } from '../../../records/ledger/ValueBox.tsx';
import { SliderInput } from '../../../records/views/slider/SliderInput.tsx';
import { heldOf, numberIn, type PointField } from './points.ts';

interface Props {
  readonly name: string;
  readonly field: PointField;
  readonly label: string;
  /** What stands there: typed, or as the file or the curve says. */
  readonly value: number | null | undefined;
  readonly names: Names;
  /** A temperature has its graduation beside it. */
  readonly hasSlider?: boolean;
  /** Undefined: nobody types it any more. */
  set(value: number | undefined): void;
}

/** One value of a point. Emptied it goes back to what the file or the curve says. */
export function PointBox({ value, hasSlider = false, set, ...box }: Props) {
  return (
    <div className="point-box" data-value={box.name.slice(box.name.lastIndexOf('_') + 1)}>
      <ValueBox
        {...box}
        value={heldOf(box.field, value)}
        View={hasSlider ? Graduated : undefined}
        set={(held) => set(held === null ? undefined : numberIn(box.field, held))}
      />
    </div>
  );
}

const Graduated = (props: InputProps<NumberKind>) => (
  <SliderInput {...props} field={{ ...props.field, marks: roastingTemperature.marks }} />
);
