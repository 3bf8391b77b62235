import type { Unit } from '@hanjan/roastlog/log.ts';
import { t } from '../../../base/texts/index.ts';
import { RoomNotice } from '../../../parts/room/RoomNotice.tsx';
import { beanAt, type LiveWork, type Noted, notedOf } from '../live.ts';
import { degreesText } from '../numbers.ts';
import { notedText } from '../points/live_text.ts';
import { MoveButtons } from './LiveMarks.tsx';
import type { Live } from './useLive.ts';

interface Props extends Pick<Live, 'said' | 'move'> {
  readonly work: LiveWork;
  readonly unit: Unit;
}

/** What was noted last, to be moved by a second. */
export function LiveNotice({ work, unit, said, move }: Props) {
  const last = notedOf(work).at(-1);
  return (
    <RoomNotice said={said}>
      {last ? (
        <>
          <span>
            {notedText(last)} <b>{beanText(work, last, unit)}</b>
          </span>
          {'point' in last && <MoveButtons point={last.point} move={move} />}
        </>
      ) : (
        <span>{t('roast_live_none')}</span>
      )}
    </RoomNotice>
  );
}

function beanText(work: LiveWork, noted: Noted, unit: Unit): string {
  const bean = beanAt(work, noted);
  return bean === null ? '' : degreesText(bean, unit);
}
