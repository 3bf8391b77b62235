import { BrewChart } from '@hanjan/charts/brew/View.tsx';
import { gaugeOf } from '@hanjan/core';
import { dose } from '@hanjan/model/presets.ts';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { drawn } from '../../chart/drawn.ts';
import { t } from '../../i18n/index.ts';
import { useWidth } from '../../parts/useWidth.ts';
import { units } from '../../preferences.ts';
import { Empty } from '../../shell/states.tsx';
import { useStore } from '../../store.ts';
import { useNow } from '../../timer/useNow.ts';
import { chartWords } from '../chart_words.ts';
import { homeOf } from '../host.ts';
import type { Plan } from '../plan.ts';
import { elapsed, stageOf } from '../run.ts';
import { brewRun } from '../store.ts';
import { isUnknown } from './figures.ts';

/** What pictures and paper have of the brew. */
export interface PlotHandle {
  svg(): SVGSVGElement | null;
}

interface Props {
  readonly plan: Plan;
  readonly actual: Plan | null;
  /** Path of the page: the brew that it began is shown while it runs. */
  readonly home: string;
  readonly isHours: boolean;
  readonly ref?: Ref<PlotHandle>;
}

const SECOND = 1000;
const HOUR = 3_600 * SECOND;
const PICTURE = { width: 1080, height: 520 };
const heightOf = (width: number) => Math.min(340, Math.max(220, width * 0.46));

/** The poured mass of a brew over time: as planned, and once it was brewed as it went, with the plan dotted. */
export function BrewPlot({ plan, actual, home, isHours, ref }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const gauge = gaugeOf(dose, useStore(units));
  const run = useStore(brewRun);
  const isOwn = run !== null && run.home === homeOf(home) && stageOf(run) !== 'over';
  const moment = useNow(SECOND, isOwn);
  const isBlank = !isOwn && isUnknown(actual ?? plan);
  const input = {
    actual: actual ?? plan,
    plan: actual && plan,
    inUnit: gauge.shown,
    limit: isHours ? 24 * HOUR : HOUR,
    words: chartWords(gauge.unit),
  };
  useImperativeHandle(ref, () => ({ svg: () => (isBlank ? null : drawn(<BrewChart {...input} {...PICTURE} />)) }));
  return (
    <div ref={room} className="brewpage-plot">
      {isBlank ? (
        <Empty title={t('brewpage_blank')} text={t('brewpage_blank_text')} />
      ) : (
        width > 0 && (
          <BrewChart {...input} now={isOwn ? elapsed(run, moment) : null} width={width} height={heightOf(width)} />
        )
      )}
    </div>
  );
}
