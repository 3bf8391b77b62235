import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { loadAhead } from '../../../base/store/idle.ts';
import { loadTexts, t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { tellMissing } from '../../../parts/states/missing.ts';
import { keeperOf } from '../../../records/drafts/open_keepers.ts';
import type { GroupProps } from '../../../records/field/groups.ts';
import { prepareBrew } from '../run/room.ts';
import { brewTitle } from './timed.ts';

/** With its texts: it may have to ask before another one is thrown away. */
const loadBrew = async () => (await Promise.all([import('../run/store.ts'), loadTexts('brew')]))[0];

/** Opens the timer for the brew of a form, as the form stands; it is started there. */
export function TimerButton({ form, names }: Pick<GroupProps, 'form' | 'names'>) {
  const [home] = useLocation();
  useEffect(() => loadAhead(prepareBrew), []);
  const start = () => {
    const fields = form.values();
    const keeper = keeperOf(form);
    // What was typed last may be a draft of its own, because another tab has taken the one before over.
    keeper?.flush();
    const given = { home, draft: keeper?.id() ?? null, title: brewTitle(form.entity, fields, names), fields };
    loadBrew().then(({ startBrew }) => startBrew(given, true), tellMissing);
  };
  return (
    <Button variant="default" onClick={start}>
      {t('brew_by_timer')}
    </Button>
  );
}
