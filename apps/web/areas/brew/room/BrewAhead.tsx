import { t } from '../../../base/texts/index.ts';
import { moment } from '../../../base/texts/times.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { clockParts } from '../../../parts/clock/clock_parts.ts';
import type { Run } from '../run/run.ts';
import { goesOnAt } from '../run/trouble.ts';

interface Props {
  readonly run: Run;
  goOn(): void;
  throwAway(): void;
}

/** A brew that began later than the device's clock shows: that clock was set back while nobody looked. */
export const BrewAhead = ({ run, goOn, throwAway }: Props) => (
  <section className="room-text" role="alert">
    <p>
      {t('room_ahead', { when: moment(new Date(run.began).toISOString()) })} {t('room_safe')}
    </p>
    <Button size="md" onClick={goOn}>
      {t('room_go_on', { time: clockParts(goesOnAt(run)).whole })}
    </Button>
    <Button size="md" variant="subtle" color="danger" onClick={throwAway}>
      {t('brew_room_throw')}
    </Button>
  </section>
);
