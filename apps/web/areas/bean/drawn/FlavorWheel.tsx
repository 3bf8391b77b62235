import { DIAL } from '@hanjan/charts/wheel/frame.ts';
import { wheelTree } from '@hanjan/charts/wheel/tree.ts';
import { Wheel, type WheelHandle } from '@hanjan/charts/wheel/View.tsx';
import { numberOrNull, type Row } from '@hanjan/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import type { Code } from '../../../records/lookup/group.ts';
import { flavorsNow } from '../../cup/wheel/flavors.ts';

export interface Props {
  readonly codes: readonly Code[];
  readonly chosen: readonly string[];
  /** The note that says how its wheel is shown. */
  readonly note: Row;
}

/** px of height: of a dial as much as shows where the flavors lie, of a whole wheel its width. */
const HEIGHT = { dial: 320, whole: 560 };

/** The flavors of a coffee on the wheel, to be turned and looked at. A dial begins at the first of them. */
export default function FlavorWheel({ codes, chosen, note }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const wheel = useRef<WheelHandle>(null);
  const width = useWidth(room);
  const [current, setCurrent] = useState<string | null>(null);
  const [rotate, setRotate] = useState((numberOrNull(note.cupnote_flavor_wheel_rotate) ?? 0) / 10);
  const flavors = flavorsNow(codes);
  const nodes = useMemo(() => wheelTree(flavors.codes, chosen), [flavors, chosen]);
  const isDial = width > 0 && width < DIAL;
  const [first] = chosen;
  const count = t('beaninfo_flavors', { count: chosen.length });
  useEffect(() => {
    if (!isDial || !first) return;
    setCurrent(first);
    wheel.current?.turnTo(first);
  }, [isDial, first]);
  return (
    <div ref={room}>
      {width > 0 && (
        <Wheel
          {...{ nodes, width, current, rotate }}
          ref={wheel}
          height={isDial ? HEIGHT.dial : Math.min(width, HEIGHT.whole)}
          reverse={note.cupnote_flavor_wheel_reverse === true}
          simple={note.cupnote_flavor_wheel_simple === true}
          showSub={false}
          label={t('wheel_label', { count: flavors.byId.size })}
          words={{ help: t('wheel_help'), empty: t('wheel_empty'), idle: { name: t('beaninfo_taste'), sub: count } }}
          onCurrent={setCurrent}
          onRotate={setRotate}
        />
      )}
    </div>
  );
}
