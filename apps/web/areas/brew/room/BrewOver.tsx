import { t } from '../../../base/texts/index.ts';
import { moment } from '../../../base/texts/times.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { clockParts } from '../../../parts/clock/clock_parts.ts';
import { Difference } from '../Difference.tsx';
import { isShot, type Plan } from '../plan.ts';
import { actualOf } from '../run/outcome.ts';
import { elapsed, type Run } from '../run/run.ts';
import { goesOnAt, isForgotten, troubleOf } from '../run/trouble.ts';

interface Props {
  readonly run: Run;
  readonly plan: Plan;
  goOn(): void;
  again(): void;
  throwAway(): void;
}

const HOUR = 3_600_000;

/** What came of a brew: where it differed from its plan, and what can be done with it besides keeping it. */
export function BrewOver({ run, plan, goOn, again, throwAway }: Props) {
  const ended = run.start + elapsed(run, run.start);
  const isOld = Date.now() - ended > HOUR;
  const isLimit = troubleOf(run, Date.now()) === 'limit';
  const isLeft = isForgotten(run, Date.now());
  const isUnweighed = run.begun.some(({ sum }, nth) => sum === null && plan.pours[nth]?.mass);
  return (
    <section className="room-text" aria-label={t('brew_room_over')}>
      <h2>{t('brew_room_over')}</h2>
      {isLimit && <p>{t('brew_room_limit', { hours: run.isHours ? 24 : 1 })}</p>}
      {isLeft && !isLimit && <p>{t('brew_room_left')}</p>}
      {isOld && <p>{t('brew_room_old', { when: moment(new Date(ended).toISOString()) })}</p>}
      <Difference {...{ plan }} actual={actualOf(run)} isEspresso={isShot(run.fields)} />
      {isUnweighed && <small>{t('brew_room_unweighed')}</small>}
      {isLeft && (
        <Button size="md" variant="default" onClick={goOn}>
          {t('room_go_on', { time: clockParts(goesOnAt(run)).whole })}
        </Button>
      )}
      <Button size="md" variant="default" onClick={again}>
        {t('brew_again')}
      </Button>
      <Button size="md" variant="subtle" color="danger" onClick={throwAway}>
        {t('brew_room_throw')}
      </Button>
    </section>
  );
}
