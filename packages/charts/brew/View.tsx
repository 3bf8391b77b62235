import { isOn, pxOf, round } from '../timeline/scale.ts';
import { useStable } from '../timeline/useStable.ts';
import { nowOf } from './frame.ts';
import type { BrewInput, BrewWords } from './input.ts';
import { Layers } from './Layers.tsx';
import { type BrewLayout, brewLayout } from './layout.ts';
import { readoutOf, readoutText, type Said } from './readout.ts';
import { useBrewInput } from './useBrewInput.ts';
import { type BrewValues, valuesAt } from './values.ts';
import './brew.css';

interface BrewProps extends BrewInput {
  /** With `help` its values can be read at any time; otherwise it is a still picture. */
  readonly words: BrewWords;
}

/** The mass that stands poured over time, with how fast it was and under which pressure; a plan is dotted. */
export function BrewChart({ words: given, ...input }: BrewProps) {
  const words = useStable(given);
  const layout = useStable(brewLayout(input, words));
  const { frame } = layout;
  const { cursor, props } = useBrewInput(frame, input.actual);
  const ms = cursor !== null && isOn(frame.x, cursor) ? cursor : null;
  const values = valuesAt(input, ms ?? nowOf(input) ?? frame.x.to);
  const said = words.help ? readoutOf(values, input, words, frame) : [];
  const slider = {
    ...props,
    role: 'slider',
    tabIndex: 0,
    'aria-description': words.help,
    'aria-valuemin': 0,
    'aria-valuemax': Math.round(frame.x.to / 1000),
    'aria-valuenow': Math.round(values.ms / 1000),
    'aria-valuetext': readoutText(said),
  };
  return (
    <svg
      className="brew"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      width={frame.width}
      height={frame.height}
      aria-label={words.label}
      {...(words.help ? slider : { role: 'img' })}
    >
      <Layers layout={layout} words={words} />
      {words.help && <Readout said={said} />}
      {ms !== null && <Cursor layout={layout} values={values} />}
    </svg>
  );
}

function Readout({ said }: { readonly said: readonly Said[] }) {
  return (
    <g className="readout" data-screen-only>
      {said.map(({ key, name, text, x }) => (
        <text key={key} data-line={key} x={x} y={14}>
          {name && <tspan className="of">{`${name} `}</tspan>}
          {text}
        </text>
      ))}
    </g>
  );
}

/** The line of the time whose values are shown, with a dot on every line of masses. */
function Cursor({ layout: { frame }, values }: { readonly layout: BrewLayout; readonly values: BrewValues }) {
  const { x, mass, plot, ground } = frame;
  const at = round(pxOf(x, values.ms));
  return (
    <g className="cursor" data-screen-only>
      <path d={`M${at} ${plot.top}V${ground ?? plot.bottom}`} />
      {(['plan', 'actual'] as const).map((key) => {
        const value = values[key];
        return value !== null && <circle key={key} data-line={key} cx={at} cy={round(pxOf(mass, value))} r={4} />;
      })}
    </g>
  );
}
