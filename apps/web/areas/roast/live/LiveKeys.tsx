import { POINTS, type Point } from '@hanjan/roastlog/curve/points.ts';
import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { type LiveWork, nextOf, notedOf, stageOf } from '../live.ts';
import { notedText, pointName } from '../points/live_text.ts';
import type { Live } from './useLive.ts';

interface Props extends Pick<Live, 'mark' | 'takeBack' | 'openPad'> {
  readonly work: LiveWork;
  readonly isListed: boolean;
  toggleList(): void;
}

/** The large keys: what comes next by its name, what may come before it, the pad, all points, and taking back. */
export function LiveKeys({ work, isListed, mark, takeBack, openPad, toggleList }: Props) {
  const { next, others } = nextOf(work);
  const last = notedOf(work).at(-1);
  const stage = stageOf(work);
  // A light roast may be dropped without any crack.
  const drop = next === 'first_start' ? others.find((point) => point === 'end') : undefined;
  const beside = stage === 'roasting' ? (others.find((point) => isBefore(point, next)) ?? drop) : others.at(-1);
  return (
    <footer className="room-keys">
      {stage !== 'done' && (
        <div className="room-others">
          {beside && (
            <button type="button" onClick={() => mark(beside)}>
              {pointName(beside)}
            </button>
          )}
          {stage !== 'idle' && (
            <button type="button" onClick={() => openPad()}>
              {t('roast_live_note')}
            </button>
          )}
        </div>
      )}
      <div className="room-main">
        <button
          type="button"
          aria-label={last ? t('roast_live_take_back', { what: notedText(last) }) : t('undo')}
          disabled={!last}
          onClick={takeBack}
        >
          <Icon name="undo" size={24} />
        </button>
        {next && (
          <button type="button" className="room-next" onClick={() => mark(next)}>
            {pointName(next)}
          </button>
        )}
        <button type="button" aria-label={t('roast_live_marks')} aria-pressed={isListed} onClick={toggleList}>
          <Icon name="list" size={24} />
        </button>
      </div>
    </footer>
  );
}

const isBefore = (point: Point, next: Point | null) => next !== null && POINTS.indexOf(point) < POINTS.indexOf(next);
