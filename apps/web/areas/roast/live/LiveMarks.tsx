import { showTerm } from '@hanjan/core';
import { POINTS, type Point } from '@hanjan/roastlog/curve/points.ts';
import type { Unit } from '@hanjan/roastlog/log.ts';
import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { type LiveWork, type Noted, nextOf, notedOf, timeOf } from '../live.ts';
import { degreesText } from '../numbers.ts';
import { notedText, pointName } from '../points/live_text.ts';

interface MoveProps {
  readonly point: Point;
  move(point: Point, by: number): void;
}

/** Moves a point by a second. */
export const MoveButtons = ({ point, move }: MoveProps) => (
  <span className="live-move">
    <button
      type="button"
      aria-label={t('roast_live_earlier', { point: pointName(point) })}
      onClick={() => move(point, -1000)}
    >
      {t('roast_live_back_1')}
    </button>
    <button
      type="button"
      aria-label={t('roast_live_later', { point: pointName(point) })}
      onClick={() => move(point, 1000)}
    >
      {t('roast_live_on_1')}
    </button>
  </span>
);

interface Props {
  readonly work: LiveWork;
  readonly unit: Unit;
  mark(point: Point): void;
  move(point: Point, by: number): void;
  remove(noted: Noted): void;
}

/** All points, to mark, move and take away; and the readings between them. */
export function LiveMarks({ work, unit, mark, move, remove }: Props) {
  const { next, others } = nextOf(work);
  const noted = notedOf(work);
  const degrees = (bean: number | null | undefined) =>
    typeof bean === 'number' && <span className="number live-value">{degreesText(bean, unit)}</span>;
  return (
    <ul className="room-list" aria-label={t('roast_live_marks')}>
      {POINTS.map((point) => {
        const ms = timeOf(work, point);
        const isOpen = point === next || others.includes(point);
        // Times count from the charge: it goes only while nothing came after it.
        const isLocked = point === 'roasting_start' && ms !== null && (noted.at(-1)?.ms ?? 0) > ms;
        return (
          <li key={point} data-open={ms === null || undefined}>
            <span className="room-name">{pointName(point)}</span>
            {ms !== null && <span className="number">{showTerm(ms)}</span>}
            {degrees(work.typed[`${point}_bean`])}
            {ms !== null && <MoveButtons point={point} move={move} />}
            {ms !== null && (
              <RemoveButton what={pointName(point)} isLocked={isLocked} run={() => remove({ point, ms })} />
            )}
            {ms === null && isOpen && (
              <button type="button" className="live-mark" onClick={() => mark(point)}>
                {t('roast_live_next', { point: pointName(point) })}
              </button>
            )}
          </li>
        );
      })}
      {work.readings.map(({ s, bean, air }, nth) => {
        const reading = { nth, ms: s * 1000 };
        return (
          <li key={s}>
            <span className="room-name">{notedText(reading)}</span>
            {degrees(bean ?? air)}
            <RemoveButton what={notedText(reading)} run={() => remove(reading)} />
          </li>
        );
      })}
    </ul>
  );
}

interface RemoveProps {
  readonly what: string;
  readonly isLocked?: boolean;
  run(): void;
}

const RemoveButton = ({ what, isLocked = false, run }: RemoveProps) => (
  <button
    type="button"
    className="live-remove"
    aria-label={t('roast_live_remove', { what })}
    disabled={isLocked}
    onClick={run}
  >
    <Icon name="close" />
  </button>
);
