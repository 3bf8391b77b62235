import { BrewChart } from '@hanjan/charts/brew/View.tsx';
import { gaugeOf, type Row } from '@hanjan/core';
import { dose } from '@hanjan/model/presets.ts';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { units } from '../../../base/session/preferences.ts';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { useNow } from '../../../parts/clock/useNow.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import type { Reading } from '../../chart/chart.ts';
import { drawn } from '../../chart/drawn.ts';
import { chartWords } from '../chart_words.ts';
import { isShot, type Plan, planOf } from '../plan.ts';
import { actualOf } from '../run/outcome.ts';
import { runAt, useOwnRuns } from '../run/own_run.ts';
import { brewRoom } from '../run/room.ts';
import { elapsed, limitOf, type Run, stageOf } from '../run/run.ts';
import { brewReadings } from './readings.ts';

/** What pictures and paper have of the brew. */
export interface PlotHandle {
  svg(): SVGSVGElement | null;
  readings(): readonly Reading[];
}

interface Props {
  readonly fields: Row;
  readonly plan: Plan;
  readonly actual: Plan | null;
  /** Path of the page: the brew that it began is shown while it runs. */
  readonly home: string;
  readonly isHours: boolean;
  readonly ref?: Ref<PlotHandle>;
}

const SECOND = 1000;
const PICTURE = { width: 1080, height: 520 };
const heightOf = (width: number) => Math.min(340, Math.max(220, width * 0.46));

/** A brew that runs goes by the plan that it was begun with, whatever the page plans meanwhile. */
const runningInput = (run: Run, moment: number) => ({
  actual: actualOf(run),
  plan: planOf(run.fields),
  now: elapsed(run, moment),
  limit: limitOf(run),
});

/** The poured mass of a brew over time: as planned, and once it was brewed as it went, with the plan dotted. */
export function BrewPlot({ fields, plan, actual, home, isHours, ref }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const gauge = gaugeOf(dose, useStore(units));
  const run = runAt(useOwnRuns(), home);
  const isOwn = run !== null && stageOf(run) !== 'over';
  // Behind the room nobody sees it.
  const isCovered = useStore(brewRoom);
  const moment = useNow(SECOND, isOwn && !isCovered);
  const input = {
    actual: actual ?? plan,
    plan: actual && plan,
    inUnit: gauge.shown,
    limit: limitOf({ isHours }),
    words: { ...chartWords(gauge.unit, isShot(fields)), plan: t('brewpage_line') },
  };
  useImperativeHandle(ref, () => ({
    svg: () => drawn(<BrewChart {...input} {...PICTURE} />),
    readings: () => brewReadings(fields, plan, actual),
  }));
  return (
    <div ref={room} className="brewpage-plot">
      {width > 0 && (
        <BrewChart {...input} {...(isOwn && runningInput(run, moment))} width={width} height={heightOf(width)} />
      )}
    </div>
  );
}
