import { turnedBy } from '@hanjan/charts/gesture/turn.ts';
import { type GestureProps, type Gestures, useGesture } from '@hanjan/charts/gesture/useGesture.ts';
import { wrapped } from '@hanjan/charts/wheel/ring.ts';
import { wheelTree } from '@hanjan/charts/wheel/tree.ts';
import { Wheel } from '@hanjan/charts/wheel/View.tsx';
import { useMemo, useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import type { GroupProps } from '../../../records/field/groups.ts';
import { useField } from '../../../records/form/hooks.ts';
import { LOOK_FIELDS } from '../wheel/form_of_wheel.ts';
import { useFlavors } from '../wheel/useFlavors.ts';
import { FLAVORS, flavorGroupOf } from './options.ts';

/** Px at which the whole wheel is laid out; its style sheet makes it as large as there is room. */
const SIZE = 640;

/** The wheel of a note as its reader sees it. Whoever writes the note turns it by hand. */
export default function NoteWheel({ form, names, isFixed }: GroupProps) {
  const group = flavorGroupOf(form);
  const { flavors, codes } = useFlavors(group);
  const { value: list } = useField(form, FLAVORS);
  const { value: rotate } = useField(form, LOOK_FIELDS.rotate);
  const { value: reverse } = useField(form, LOOK_FIELDS.reverse);
  const { value: simple } = useField(form, LOOK_FIELDS.simple);
  const chosen = useMemo(() => (Array.isArray(list) ? list.map(String) : []), [list]);
  const nodes = useMemo(() => wheelTree(flavors.codes, chosen), [flavors, chosen]);
  const tenths = typeof rotate === 'number' ? rotate : 0;
  const hand = useHand(tenths, (next) => form.set(LOOK_FIELDS.rotate, next));
  const isLive = !isFixed(LOOK_FIELDS.rotate);
  if (!codes) return null;

  const words = chosen.map((id) => names.code(group, id)).join(', ');
  const drawing = (
    <Wheel
      nodes={nodes}
      width={SIZE}
      height={SIZE}
      rotate={tenths / 10}
      reverse={reverse === true}
      simple={simple === true}
      showSub={false}
      current={null}
      label={t('note_wheel_label', { flavors: words || t('empty_value') })}
      words={{ empty: '' }}
    />
  );
  if (!isLive) return drawing;
  return (
    <div className="note-wheel-hand" {...hand}>
      {drawing}
    </div>
  );
}

/** A turn as a note holds it, in tenths of a degree from −1800 to 1800. */
const heldTurn = (degrees: number) => Math.round(wrapped(degrees) * 10);

/** Turns by dragging around the middle. A finger that goes up or down scrolls the page. */
function useHand(tenths: number, set: (tenths: number) => void): GestureProps<HTMLDivElement> {
  const host = useRef<HTMLDivElement>(null);
  /** Degrees, finer than they are stored, so that a slow hand gets on too. */
  const fine = useRef(0);
  const gestures: Gestures = {
    finger: 'page',
    onPan(pan) {
      const { clientWidth, clientHeight } = host.current ?? document.body;
      const from = heldTurn(fine.current) === tenths ? fine.current : tenths / 10;
      fine.current = from + turnedBy(pan, { x: clientWidth / 2, y: clientHeight / 2 });
      set(heldTurn(fine.current));
    },
  };
  return useGesture(gestures, host);
}
