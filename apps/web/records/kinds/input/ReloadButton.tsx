import { isAdmin } from '@hanjan/core';
import { useState } from 'react';
import { useSession } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import type { ReloadProps } from '../../../parts/choice/choices.ts';
import { ask } from '../../../parts/dialog/ask.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { Icon } from '../../../parts/Icon.tsx';

const PAUSE_MS = 1000;

/** Brings a list of choices anew: administrators at once, everybody else is asked first. Rests for a second after it. */
export function ReloadButton({ name, reload }: ReloadProps) {
  const { user } = useSession();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    const question = {
      title: t('refresh'),
      text: t('refresh_select_detail'),
      confirm: t('reload'),
      cancel: t('cancel'),
    };
    if (isBusy || (!isAdmin(user.user_type) && !(await ask(question)))) return;
    setBusy(true);
    const pause = new Promise((resume) => setTimeout(resume, PAUSE_MS));
    const isDone = await reload().then(
      () => true,
      () => false,
    );
    toast({ text: t(isDone ? 'reload_ok' : 'reload_failed') });
    await pause;
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="choice-reload"
      aria-label={t('reload_of', { name })}
      aria-disabled={isBusy || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <Icon name="again" size={16} />
      {t('reload')}
    </button>
  );
}
