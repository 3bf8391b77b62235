import type { Row } from '@hanjan/core';
import { TARGETS } from '@hanjan/model/roaster/roasting_target.ts';
import { logOfCurve } from '@hanjan/roastlog/curve/curve.ts';
import type { Profile } from '@hanjan/roastlog/curve/points.ts';
import { logOfProfile } from '@hanjan/roastlog/curve/profile.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { curveIn, roastOfRecord } from '../record/roast_of_record.ts';
import { shownLog } from '../shown_log.ts';
import { POINT_OF } from './reference.ts';

/** The log of a roast that is stored. */
export function logOfRecord(row: Row): RoastLog {
  const { typed, readings } = roastOfRecord(row, true);
  const curve = curveIn(row);
  const isCharged = typeof typed.roasting_start_term === 'number';
  return shownLog({ typed, readings, title: '' }, curve?.isMeasured ? logOfCurve(curve.readings, isCharged) : null);
}

/** The straight lines between the targets of a recipe; null where they are none. */
export function logOfTargets(recipe: Row): RoastLog | null {
  const degrees = (name: string) => (typeof recipe[name] === 'number' ? recipe[name] / 100 : undefined);
  const term = (name: string) => (typeof recipe[name] === 'number' ? recipe[name] : undefined);
  const marks = TARGETS.flatMap((target) => [
    [`${POINT_OF[target]}_term`, term(`roasting_target_${target}_term`)] as const,
    [`${POINT_OF[target]}_bean`, degrees(`roasting_target_${target}_bean`)] as const,
  ]);
  const typed: Profile = {
    roasting_start_term: 0,
    roasting_start_bean: degrees('roasting_target_charge'),
    ...Object.fromEntries(marks),
  };
  const log = logOfProfile(typed, []);
  return log.bean.filter((bean) => bean !== null).length > 1 ? log : null;
}
