import './graduation.css';

interface Props {
  /** 0 to 10; null is not scored. */
  readonly value: number | null;
}

const width = 360;
const inset = 6;
const steps = Array.from({ length: 11 }, (_, step) => step);
const at = (step: number) => inset + ((width - 2 * inset) * step) / 10;
const ticks = steps.map((step) => `M${at(step)} 21v${step % 5 ? 6 : 10}`).join('');

/** The drawing of one score: eleven ticks and a copper head; a score not given has a dashed head and no fill. */
export function Graduation({ value }: Props) {
  return (
    <svg className="graduation" viewBox={`0 0 ${width} 34`} preserveAspectRatio="none" aria-hidden="true">
      <path className="tick" d={ticks} />
      <path className="rail" d={`M${inset} 17H${width - inset}`} />
      {value !== null && <path className="fill" d={`M${inset} 17H${at(value)}`} />}
      <path className="head" data-open={value === null || undefined} d={`M${at(value ?? 10)} 7v20`} />
    </svg>
  );
}
