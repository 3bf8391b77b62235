import { Ruled, type Tick } from '../../../parts/size/Graduation.tsx';

interface Props {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What the value says, with its unit. */
  readonly text: string;
  onChange(value: number): void;
}

/** A graduation that a number is slid along, with the number beside it. */
export function Ruler({ name, value, min, max, step, text, onChange }: Props) {
  return (
    <label className="try-ruler">
      <span>{name}</span>
      <span className="try-ruler-scale">
        <Ruled ticks={ticksOf(max - min)} share={(value - min) / (max - min)} />
        <input
          type="range"
          {...{ min, max, step, value }}
          aria-valuetext={text}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </span>
      <b>{text}</b>
    </label>
  );
}

/** Ten parts at the most, of which whole ones are marked. */
const ticksOf = (span: number): Tick[] => {
  const count = span <= 10 ? span : 9;
  return Array.from({ length: count + 1 }, (_, nth) => ({ at: nth / count, isLong: nth % 3 === 0 }));
};
