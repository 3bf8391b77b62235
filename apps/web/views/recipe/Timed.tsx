import type { Row } from '@hanjan/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { hosts } from '../../brew/host.ts';
import type { GroupProps } from '../../engine/form/groups.ts';
import { typeInto } from '../../history/useTypedLater.ts';
import { t } from '../../i18n/index.ts';
import { toast } from '../../shell/toast.ts';
import { TimerButton } from './TimerButton.tsx';
import { timedOf } from './timed.ts';

/** The timer of a form of a brew: what it measured is written into the form. */
export function Timed({ form, names, isFixed }: GroupProps) {
  const [home] = useLocation();
  const take = useRef<(brewed: Row) => void>(undefined);
  take.current = (brewed) => {
    const measured = Object.entries(timedOf(form.entity, brewed)).filter(([name]) => !isFixed(name));
    const undo = typeInto(form, Object.fromEntries(measured));
    toast({ text: t('brew_timed'), action: { label: t('undo'), run: undo } });
  };
  // A new record that is kept gets an address of its own; what was begun at the one before still comes to it.
  const joined = useRef(new Map<string, () => void>());
  useEffect(() => {
    if (!joined.current.has(home))
      joined.current.set(
        home,
        hosts.join(home, (brewed) => take.current?.(brewed)),
      );
  }, [home]);
  useEffect(() => {
    const all = joined.current;
    return () => {
      for (const leave of all.values()) leave();
      all.clear();
    };
  }, []);
  return <TimerButton {...{ form, names }} />;
}
