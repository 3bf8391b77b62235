import { Button } from '@mantine/core';
import { useLocation } from 'wouter';
import type { GroupProps } from '../../engine/form/groups.ts';
import { t } from '../../i18n/index.ts';
import { brewTitle } from './timed.ts';

/** Begins the brew of a form by the timer, as the form stands. */
export function TimerButton({ form, names }: Pick<GroupProps, 'form' | 'names'>) {
  const [home] = useLocation();
  const start = async () => {
    const fields = form.values();
    const { startBrew } = await import('../../brew/store.ts');
    await startBrew({ home, title: brewTitle(form.entity, fields, names), fields });
  };
  return (
    <Button variant="default" onClick={start}>
      {t('brew_by_timer')}
    </Button>
  );
}
