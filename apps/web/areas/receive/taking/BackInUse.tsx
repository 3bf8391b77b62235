import type { Screen } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { RecordEditor } from '../../../records/detail/RecordEditor.tsx';
import type { Leads } from '../../../records/detail/RecordForm.tsx';
import { useRecord } from '../../../records/store/useRecord.ts';
import { Hint } from './Hint.tsx';

interface Props {
  readonly screen: Screen;
  /** The coffee, by its key. */
  readonly coffee: number;
  readonly leads: Leads;
}

/**
 * A coffee out of use on the way to a batch of it. Its form stands here and not at its own address, so that what follows
 * the save is still known.
 */
export function BackInUse({ screen, coffee, leads }: Props) {
  const { record, error, refetch } = useRecord(screen, { [screen.entity.key]: coffee });
  if (!record) return error ? <AnswerState answer={error.answer} onRetry={refetch} /> : <SkeletonRows />;
  return (
    <RecordEditor
      {...{ screen, record, leads }}
      maySave={record.can.edit}
      notice={<Hint text={t('receive_back_in_use')} />}
      onCreated={() => {}}
    />
  );
}
