import type { Row, Screen } from '@hanjan/core';
import { useState } from 'react';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import type { StoredRecord } from '../../../records/store/useRecord.ts';
import { DAY } from '../day.ts';
import { waysFrom } from './move_day.ts';
import { useChange } from './useChange.ts';
import './plan.css';

interface Props {
  readonly screen: Screen;
  readonly record: Row;
}

/** Moves a planned roast to today or tomorrow by one tap, for whoever may. Any other day is typed in its form. */
export function MoveDay({ screen, record }: Props) {
  const change = useChange(screen, 'roast_move_failed');
  const [isBusy, setBusy] = useState(false);
  const { can, version } = record as Partial<StoredRecord>;
  const ways = can?.fields.includes(DAY) ? waysFrom(record, today()) : [];
  if (ways.length === 0) return null;
  const move = (to: string) => {
    setBusy(true);
    const known = { key: Number(record[screen.entity.key]), version: Number(version) };
    const done = t('roast_moved', { day: to });
    change({ known, values: { [DAY]: to }, before: { [DAY]: record[DAY] }, done }).finally(() => setBusy(false));
  };
  return (
    <p className="roast-move">
      {ways.map(({ to, label }) => (
        <Button key={to} variant="default" disabled={isBusy} onClick={() => move(to)}>
          {t(label)}
        </Button>
      ))}
    </p>
  );
}
