import type { Names } from '@hanjan/core';
import { profileFields } from '@hanjan/model/roaster/profile.ts';
import { MARK_OF, type Point, type Profile } from '@hanjan/roastlog/curve/points.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { t } from '../../../base/texts/index.ts';
import { pointName } from './live_text.ts';
import { PointBox } from './PointBox.tsx';
import { PointLine } from './PointLine.tsx';
import { fieldName, INPUTS, type PointValue, pointGone, VALUES } from './points.ts';

interface Props {
  readonly point: Point;
  readonly log: RoastLog;
  /** What was typed, and what stands in the fields with it. */
  readonly typed: Profile;
  readonly found: Profile;
  readonly names: Names;
  readonly hasSlider: boolean;
  readonly hasInputs: boolean;
  set(changed: Profile): void;
}

/** One point of a roast: its time, what the probes showed, what the machine was set to. */
export function PointRow({ point, log, typed, found, names, hasSlider, hasInputs, set }: Props) {
  const name = pointName(point);
  const term = fieldName(point, 'term');
  const mark = MARK_OF[point];
  const isEstimated = mark !== undefined && log.marks[mark]?.isEstimated === true;
  const isGone = typed[term] === null;
  const values: readonly PointValue[] = hasInputs ? [...VALUES, ...INPUTS] : VALUES;
  const isThere = values.some((value) => typeof found[fieldName(point, value)] === 'number');
  const tool = {
    label: t(isGone ? 'roast_points_back' : 'roast_points_remove', { name }),
    icon: isGone ? 'undo' : 'close',
    isIdle: !isGone && !isThere,
    run: () => set(pointGone(point, !isGone)),
  } as const;
  const notes = [...(isEstimated ? [t('roast_points_estimated')] : []), ...(isGone ? [t('roast_points_gone')] : [])];
  return (
    <PointLine {...{ name, notes, tool }}>
      {values.map((value) => {
        const field = fieldName(point, value);
        return (
          <PointBox
            key={value}
            name={field}
            field={profileFields[field]}
            label={t(`roast_points_${value}`)}
            value={typed[field] ?? found[field]}
            names={names}
            hasSlider={hasSlider && value === 'bean'}
            set={(next) => set({ [field]: next })}
          />
        );
      })}
    </PointLine>
  );
}
