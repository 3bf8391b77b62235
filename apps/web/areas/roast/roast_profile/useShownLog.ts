import type { Row } from '@hanjan/core';
import { logOfCurve } from '@hanjan/roastlog/curve/curve.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { useMemo } from 'react';
import { curveIn, metaIn, type RecordRoast } from '../record/roast_of_record.ts';
import { shownLog } from '../shown_log.ts';

/** The log of the roast of a record, as its chart draws it. */
export function useShownLog(row: Row, { typed, readings }: RecordRoast, title: string): RoastLog {
  const isCharged = typeof typed.roasting_start_term === 'number';
  const { roasting_chart_log } = row;
  const curve = useMemo(() => {
    const held = curveIn({ roasting_chart_log });
    return held?.isMeasured ? logOfCurve(held.readings, isCharged) : null;
  }, [roasting_chart_log, isCharged]);
  return useMemo(() => {
    const log = shownLog({ typed, readings, title }, curve);
    return { ...log, ...metaIn(row) };
  }, [typed, readings, title, curve, row]);
}
