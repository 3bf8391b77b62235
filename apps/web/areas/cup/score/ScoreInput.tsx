import { textOf } from '../../../base/texts/index.ts';
import { Graduation } from '../../../parts/size/Graduation.tsx';
import type { InputProps } from '../../../records/field/view.ts';
import { ScoreSlider } from './ScoreSlider.tsx';

/** A score to give in a form. */
export const ScoreInput = ({ name, value, control, set, leave }: InputProps<'count'>) => (
  <ScoreSlider
    id={control.id}
    label={textOf(name)}
    value={value}
    describedBy={control['aria-describedby']}
    set={set}
    leave={leave}
  />
);

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
