import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { type RefObject, Suspense, useMemo } from 'react';
import { later } from '../../../base/store/later.tsx';
import { t, withTexts } from '../../../base/texts/index.ts';
import RoastBoard, { type BoardHandle } from '../board/RoastBoard.tsx';
import { RoastSettings } from '../board/RoastSettings.tsx';
import { useToRecord } from '../record/useToRecord.ts';
import { shownLog } from '../shown_log.ts';
import type { RoastWork } from '../work.ts';
import { RoastSource } from './RoastSource.tsx';

// Its boxes are those of forms, and so are the words in them.
const RoastPoints = later(() => withTexts('work', import('../points/RoastPoints.tsx')));

interface Props {
  readonly work: RoastWork;
  readonly fileLog: RoastLog | null;
  readonly below: RoastLog | null;
  readonly name: string;
  readonly isTyping: boolean;
  readonly board: RefObject<BoardHandle | null>;
  change(part: Partial<RoastWork>): void;
  openBelow(): void;
  setTyping(isTyping: boolean): void;
  goLive(): void;
}

/** A roast and all that can be done with it: its board, how it is shown, what its file says, and its points to type. */
export default function RoastShown({ work, fileLog, below, name, isTyping, board, ...does }: Props) {
  const { change, openBelow, setTyping, goLive } = does;
  const { file, readings, typed, title } = work;
  const log = useMemo(() => shownLog({ typed, readings, title }, fileLog), [fileLog, typed, readings, title]);
  const toRecord = useToRecord();
  return (
    <RoastBoard {...{ work, log, name, below }} ref={board}>
      <p className="roast-ways">
        <button type="button" className="quiet-link" aria-expanded={isTyping} onClick={() => setTyping(!isTyping)}>
          {t(isTyping ? 'roast_by_hand_close' : 'roast_by_hand')}
        </button>
        <button type="button" className="quiet-link" onClick={goLive}>
          {t('roast_go_live')}
        </button>
        {toRecord && (
          <button type="button" className="quiet-link" onClick={() => toRecord(work, log)}>
            {t('roast_form_to_record')}
          </button>
        )}
      </p>
      {isTyping && (
        <Suspense>
          <RoastPoints {...{ work, log, change }} />
        </Suspense>
      )}
      <RoastSettings {...{ work, log, below, change, openBelow }} />
      <RoastSource {...{ log, file, name }} onCorrect={() => setTyping(true)} />
    </RoastBoard>
  );
}
