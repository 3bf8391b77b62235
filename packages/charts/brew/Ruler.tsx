import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { BESIDE, type RulerInput, rulerLayout } from './ruler.ts';
import { doneAt, isBeyond, nowAt, nowEnd } from './ruler_now.ts';
import './ruler.css';

/** What a page may do with the ruler besides its props. */
export interface RulerHandle {
  /** Moves "now" to so many ms; nothing else is drawn for it as long as it stays in sight. */
  moveTo(ms: number): void;
}

interface RulerProps extends RulerInput {
  /** What is drawn, for those who do not see it. */
  readonly words: { readonly label: string };
  readonly ref?: Ref<RulerHandle> | undefined;
}

/** A brew on a ruler: time runs down, the poured mass grows to the right; the past is solid, the plan dotted. */
export function BrewRuler({ words, now, ref, ...input }: RulerProps) {
  const [seen, setSeen] = useState(now);
  const latest = useRef({ now, ms: now });
  if (latest.current.now !== now) latest.current = { now, ms: now };
  const { ms } = latest.current;
  const usual = rulerLayout({ ...input, now: seen });
  const layout = isBeyond(usual, ms) ? rulerLayout({ ...input, now: ms }) : usual;
  const { width, height, scale, axis, mass, ticks, plan, steps } = layout;
  const place = nowAt(layout, ms);
  const poured = doneAt(layout, ms);

  const rolling = useRef<SVGGElement>(null);
  const line = useRef<SVGGElement>(null);
  const head = useRef<SVGCircleElement>(null);
  const done = useRef<SVGPathElement>(null);
  const area = useRef<SVGPathElement>(null);
  const drawn = useRef('');
  const draw = (ms: number) => {
    const { rolled, y, x } = nowAt(layout, ms);
    const look = `${rolled} ${y} ${x}`;
    if (drawn.current === look) return;
    drawn.current = look;
    const poured = doneAt(layout, ms);
    rolling.current?.setAttribute('transform', `translate(0 ${-rolled})`);
    line.current?.setAttribute('transform', `translate(0 ${y})`);
    head.current?.setAttribute('cx', String(x ?? mass.start));
    done.current?.setAttribute('d', poured.done);
    area.current?.setAttribute('d', poured.area);
  };
  // What was moved since it was last rendered would otherwise stand where React left it.
  useLayoutEffect(() => {
    drawn.current = '';
    draw(latest.current.ms);
  });
  useImperativeHandle(ref, () => ({
    moveTo(ms) {
      latest.current = { now, ms };
      if (isBeyond(layout, ms)) setSeen(ms);
      else draw(ms);
    },
  }));

  return (
    <svg
      className="ruler"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.label}
    >
      <g ref={rolling} transform={`translate(0 ${-place.rolled})`}>
        {steps.map(({ key, state, lead, name, target }) => (
          <g key={key} data-state={state}>
            <path className="lead" d={lead} />
            {name && (
              <text className="name" x={width} y={name.y}>
                {name.text}
              </text>
            )}
            {target && (
              <text className="target" x={width} y={target.y}>
                {target.text}
              </text>
            )}
          </g>
        ))}
        <path className="ticks" d={ticks.path} />
        {ticks.labels.map(({ text, y }) => (
          <text key={text} className="time" x={axis - BESIDE.time} y={y + 4}>
            {text}
          </text>
        ))}
        <path className="plan" d={plan} />
        <path ref={area} className="area" d={poured.area} />
        <path ref={done} className="done" d={poured.done} />
        <g ref={line} className="now" transform={`translate(0 ${place.y})`}>
          <path className="now-line" d={`M${axis} 0H${nowEnd(layout)}`} />
          <path d={`M${axis} 0l-11-6v12z`} />
          {place.x !== null && <circle ref={head} cx={place.x} r={5} />}
        </g>
      </g>
    </svg>
  );
}
