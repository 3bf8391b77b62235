import { showTerm } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { beganAt, type LiveWork, notedOf, type Trouble } from '../live.ts';
import { momentText } from '../points/live_text.ts';

interface Props {
  readonly work: LiveWork;
  readonly trouble: Trouble;
  readonly now: number;
  goOn(): void;
  end(): void;
  throwAway(): void;
}

/** A roast that nobody ended: says when it began, and what can be done with it. Nothing happens by itself. */
export function LiveTrouble({ work, trouble, now, goOn, end, throwAway }: Props) {
  const begin = beganAt(work) ?? now;
  const key = trouble === 'ahead' ? 'room_ahead' : work.start === null ? 'roast_live_old_preheat' : 'roast_live_old';
  const last = Math.max(0, ...notedOf(work).map(({ ms }) => ms));
  return (
    <section className="room-text" role="alert">
      <p>
        {t(key, { when: momentText(begin, now) })} {t('room_safe')}
      </p>
      <Button size="md" onClick={goOn}>
        {t('room_go_on', { time: showTerm(last) })}
      </Button>
      <Button size="md" variant="default" onClick={end}>
        {t('roast_live_end')}
      </Button>
      <Button size="md" variant="subtle" color="danger" onClick={throwAway}>
        {t('roast_live_throw')}
      </Button>
    </section>
  );
}

/** Asks before a live roast takes the place of the one on the page. */
export const LiveTaken = ({ begin, close }: { begin(): void; close(): void }) => (
  <section className="room-text">
    <h2>{t('roast_live_taken')}</h2>
    <p>{t('roast_live_taken_text')}</p>
    <Button size="md" onClick={begin}>
      {t('roast_live_begin')}
    </Button>
    <Button size="md" variant="default" onClick={close}>
      {t('roast_live_stay')}
    </Button>
  </section>
);
