import { clockText } from '@hanjan/charts/timeline/words.ts';
import { mostAstray } from '@hanjan/roastlog/figures/astray.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { useMemo } from 'react';
import { t } from '../../../base/texts/index.ts';
import { apartText } from '../numbers.ts';
import type { RoastWork } from '../work.ts';
import './plan.css';

interface Props {
  readonly work: RoastWork;
  readonly log: RoastLog;
  readonly below: RoastLog | null;
}

/** Where a roast strayed most from what it was to be like. */
export function AstrayLine({ work: { background, options }, log, below }: Props) {
  const most = useMemo(() => below && mostAstray(log, below), [log, below]);
  if (!most || !background) return null;
  const value = `${apartText(most.by, options.unit)} °${options.unit}`;
  return <p className="roast-astray">{t('roast_astray', { name: background.name, time: clockText(most.s), value })}</p>;
}
