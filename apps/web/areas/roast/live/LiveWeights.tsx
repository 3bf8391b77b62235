import { lossOf } from '@hanjan/core';
import { mass } from '@hanjan/model/presets.ts';
import { useMemo } from 'react';
import { units } from '../../../base/session/preferences.ts';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { namesIn } from '../../chart/names.ts';
import { PointBox } from '../points/PointBox.tsx';
import { retyped } from '../points/points.ts';
import { useLateChange } from '../points/useLateChange.ts';
import { WEIGHTS, type Weight, weightsOf } from '../weights.ts';
import type { RoastWork } from '../work.ts';

const LABELS = { green_g: 'roast_live_green', roasted_g: 'roast_live_roasted' } as const;

interface Props {
  readonly work: RoastWork;
  change(part: Partial<RoastWork>): void;
  /** Those that are typed here. */
  readonly weights?: readonly Weight[] | undefined;
}

/** What went into the roaster and came out of it. */
export function LiveWeights({ work, change, weights = WEIGHTS }: Props) {
  const { later } = useLateChange(work, change);
  const chosen = useStore(units);
  const names = useMemo(() => namesIn(chosen), [chosen]);
  const { green_g, roasted_g } = weightsOf(work.typed);
  const loss = lossOf(green_g ?? null, roasted_g ?? null);
  return (
    <div className="live-weights">
      {weights.map((name) => (
        <PointBox
          key={name}
          {...{ name, names }}
          field={mass}
          label={t(LABELS[name])}
          value={work.typed[name]}
          set={(grams) => later((work) => ({ typed: retyped(work.typed, { [name]: grams }) }))}
        />
      ))}
      {loss !== null && <p className="number">{t('roast_live_loss', { percent: loss.toFixed(1) })}</p>}
    </div>
  );
}
