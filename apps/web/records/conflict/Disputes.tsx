import { useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { moment } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { useMedia } from '../../parts/size/useMedia.ts';
import type { ConflictProps } from './ConflictDialog.tsx';
import { DisputeRow } from './DisputeRow.tsx';
import { disputed, incoming } from './others.ts';
import './conflict.css';

const NARROW = '(max-width: 767px)';

/** Both values of every field that was changed twice, to choose from. What was typed stays until something is chosen. */
export default function Disputes({ others, form, names, onSettle }: ConflictProps) {
  const { edit_user: editor, edit_at: at } = others;
  const [disputes] = useState(() => disputed(form, others));
  const [yielded, setYielded] = useState<ReadonlySet<string>>(new Set());
  const labels = { mine: t('conflict_mine'), theirs: t('conflict_theirs', { at: at ? moment(at) : '' }) };
  const isOwn = form.entity.scope === 'user' || editor === null;
  const isStacked = useMedia(NARROW);
  const silent = incoming(form, others);
  const choose = (name: string, isTheirs: boolean) => {
    const rest = [...yielded].filter((one) => one !== name);
    setYielded(new Set(isTheirs ? [...rest, name] : rest));
  };
  return (
    <Dialog
      title={isOwn ? t('conflict_title_own') : t('conflict_title', { name: editor })}
      onClose={() => onSettle(null)}
      actions={
        <>
          <Button variant="subtle" onClick={() => onSettle(null)}>
            {t('conflict_stay')}
          </Button>
          <Button onClick={() => onSettle(yielded)}>{t('conflict_merge')}</Button>
        </>
      }
    >
      <p>
        {t('conflict_choose', { count: disputes.length })}
        {silent > 0 && ` ${t('conflict_rest', { count: silent })}`}
      </p>
      <div className="conflict">
        <div className="conflict-head" aria-hidden="true">
          <span>{t('conflict_field')}</span>
          <span>{labels.mine}</span>
          <span>{labels.theirs}</span>
        </div>
        {disputes.map((dispute) => (
          <DisputeRow
            key={dispute.name}
            {...{ dispute, names, labels, isStacked }}
            field={form.entity.fields[dispute.name]}
            isTheirs={yielded.has(dispute.name)}
            choose={(isTheirs) => choose(dispute.name, isTheirs)}
          />
        ))}
      </div>
    </Dialog>
  );
}
