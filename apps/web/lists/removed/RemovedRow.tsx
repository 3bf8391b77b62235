import { isOrgKind, type Names, type Row, type Screen } from '@hanjan/core';
import { useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { dayAndTime } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { subtitleOf } from '../../records/lookup/label.ts';
import { nameOf } from '../rows/rows.tsx';
import { daysLeft } from './days_left.ts';

interface Props {
  readonly screen: Screen;
  readonly row: Row;
  readonly names: Names;
  onRestore(): Promise<void>;
}

/** A record that was removed: what it is called, who removed it and when, how long it stays, and the way back. */
export function RemovedRow({ screen, row, names, onRestore }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { entity } = screen;
  const at = String(row.removed_at);
  const who = isOrgKind(entity.scope) || entity.scope === 'none' ? (row.removed_user as string | null) : null;
  const name = nameOf(screen, row, names);
  const subtitle = subtitleOf(entity, row, names.locale, names.code);
  const restore = async () => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  };
  return (
    <li>
      <div className="removed-what">
        <span className="removed-name" title={name}>
          {name}
        </span>
        {subtitle !== name && subtitle && <span className="removed-more">{subtitle}</span>}
      </div>
      <span className="removed-when">
        {who === null
          ? t('removed_row', { at: dayAndTime(at) })
          : t('removed_row_by', { name: who, at: dayAndTime(at) })}
      </span>
      <span className="removed-left">{t('removed_left', { days: daysLeft(at, Date.now()) })}</span>
      <Button
        variant="default"
        size="sm"
        disabled={isBusy}
        aria-label={t('removed_restore_of', { name })}
        onClick={restore}
      >
        {t('record_restore')}
      </Button>
    </li>
  );
}
