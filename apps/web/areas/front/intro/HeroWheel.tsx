import { DIAL } from '@hanjan/charts/wheel/frame.ts';
import { wheelTree } from '@hanjan/charts/wheel/tree.ts';
import { Wheel } from '@hanjan/charts/wheel/View.tsx';
import { useMemo, useRef, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { useRoom } from '../../../parts/size/useRoom.ts';
import type { Flavors } from '../../cup/wheel/flavors.ts';

interface Props {
  readonly flavors: Flavors;
  readonly chosen: readonly string[];
  toggle(id: string): void;
}

/** Degrees at which the marked flavors of the sample lie where the eye comes from the words: beside, or above a dial. */
const TURNED = { beside: -62, above: -53 };

/** The flavor wheel as it opens the front page: larger than its place, turned and marked by hand. */
export default function HeroWheel({ flavors, chosen, toggle }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useRoom(room);
  const [current, setCurrent] = useState<string | null>(null);
  const [rotate, setRotate] = useState<number>();
  const nodes = useMemo(() => wheelTree(flavors.codes, chosen), [flavors, chosen]);
  const count = flavors.byId.size;
  const idle = { name: t('intro_hub'), sub: t('intro_hub_count', { count }) };
  return (
    <div ref={room} className="hero-room">
      {width > 0 && (
        <Wheel
          {...{ nodes, width, height, current }}
          rotate={rotate ?? (width < DIAL ? TURNED.above : TURNED.beside)}
          reverse={false}
          simple={false}
          showSub={false}
          label={t('wheel_label', { count })}
          words={{ help: t('wheel_help'), empty: t('wheel_empty'), idle }}
          onToggle={toggle}
          onCurrent={setCurrent}
          onRotate={setRotate}
        />
      )}
    </div>
  );
}
