import { showTerm } from '@hanjan/core';
import { logOfProfile } from '@hanjan/roastlog/curve/profile.ts';
import { figuresOf } from '@hanjan/roastlog/figures/figures.ts';
import { useMemo } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import type { Weight } from '../weights.ts';
import type { RoastWork } from '../work.ts';
import { LiveWeights } from './LiveWeights.tsx';

interface Props {
  readonly work: RoastWork;
  change(part: Partial<RoastWork>): void;
  readonly weights?: readonly Weight[] | undefined;
  onClose(): void;
}

/** What came of the roast, right after the drop; and its weights, while the coffee cools. */
export default function LiveSummary({ work, change, weights, onClose }: Props) {
  const { typed, readings } = work;
  const { total_s, development_s, dtr_percent } = useMemo(
    () => figuresOf(logOfProfile(typed, readings)),
    [typed, readings],
  );
  return (
    <section className="room-text live-summary" aria-label={t('roast_live_summary')}>
      <h2>{t('roast_live_summary')}</h2>
      <dl>
        <Figure name={t('roast_total_s')} value={total_s === null ? '–' : showTerm(total_s * 1000)} />
        <Figure name={t('roast_development_s')} value={development_s === null ? '–' : showTerm(development_s * 1000)} />
        <Figure name="DTR" value={dtr_percent === null ? '–' : dtr_percent.toFixed(1)} unit="%" />
      </dl>
      {development_s === null && <p>{t('roast_live_no_crack')}</p>}
      <LiveWeights {...{ work, change, weights }} />
      <Button size="md" onClick={onClose}>
        {t('roast_live_open')}
      </Button>
    </section>
  );
}

const Figure = ({ name, value, unit }: { readonly name: string; readonly value: string; readonly unit?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {unit && value !== '–' && <span className="unit">{unit}</span>}
    </dd>
  </div>
);
