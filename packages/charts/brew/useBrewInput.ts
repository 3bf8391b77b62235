import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Gestures, useGesture } from '../gesture/useGesture.ts';
import { cursorBy } from '../timeline/keys.ts';
import { valueUnder } from '../timeline/scale.ts';
import type { Frame } from './frame.ts';
import type { BrewLine } from './line.ts';

const SECOND = 1000;
/** Ms of a brew that takes hours, in which a second is nothing. */
const LONG = 7_200_000;
const LONG_STEP = 60;

/** The time whose values are told, in ms, and what moves it: the mouse, a finger, keys. */
export function useBrewInput({ x, plot, width }: Frame, { pours, end }: BrewLine) {
  const svg = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const point = (px: number) => {
    // On a narrow page the drawing is scaled down.
    const scale = width / (svg.current?.getBoundingClientRect().width || width);
    const ms = valueUnder(x, Math.min(plot.right, Math.max(plot.left, px * scale)));
    setCursor(Math.round(ms / SECOND) * SECOND);
  };
  const gestures: Gestures = {
    finger: 'page',
    // A finger that goes up or down scrolls the page.
    onPan: ({ dx, dy, at }) => Math.abs(dx) > Math.abs(dy) && point(at.x),
    onTap: (at) => point(at.x),
  };
  const gesture = useGesture(gestures, svg);
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    point(event.clientX - event.currentTarget.getBoundingClientRect().left);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setCursor(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const marks = [...pours.map(({ term }) => term), ...(end === null ? [] : [end])].map((ms) => ({ s: ms / SECOND }));
    const whole = { from: 0, to: Math.round(x.to / SECOND) };
    const s = cursorBy(event, cursor === null ? null : cursor / SECOND, marks, whole, x.to > LONG ? LONG_STEP : 1);
    if (s !== undefined) setCursor(s * SECOND);
    else if (event.key === 'Escape' && cursor !== null) setCursor(null);
    else return;
    event.preventDefault();
  };
  return { cursor, props: { ...gesture, onPointerMove, onPointerLeave, onKeyDown } };
}
