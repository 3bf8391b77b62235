import { pick } from '@hanjan/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { keeperOf } from '../../../records/drafts/open_keepers.ts';
import type { GroupProps } from '../../../records/field/groups.ts';
import { takenBy, typeInto } from '../../../records/history/useTypedLater.ts';
import { hosts, isRecord, type Take } from '../run/host.ts';
import { dated } from '../run/outcome.ts';
import { TimerButton } from './TimerButton.tsx';
import { timedOf } from './timed.ts';

const DAY = 'brewing_result_date';

/** A brew that was begun at a new record comes to what that has become, also once its form is closed. */
const move = (draft: string, record: string) =>
  import('../run/store.ts').then(
    ({ moveRun }) => moveRun(draft, record),
    () => undefined,
  );

/** The timer of a form of a brew: what it measured is written into the form; all of the brew where nothing is written yet. */
export function Timed({ form, names, isFixed }: GroupProps) {
  const [home] = useLocation();
  const take = useRef<Take>(undefined);
  take.current = (brewed, given, giveBack) => {
    const isNew = typeof form.start()[form.entity.key] !== 'number';
    const isBlank = isNew && form.changed().length === 0;
    // The day that a new form begins with is that of its opening; the brew may have begun on another one.
    const isToday = isNew && !form.changed().includes(DAY);
    const day = isToday ? takenBy(form, pick(dated(brewed), [DAY])) : {};
    const taken = { ...(isBlank ? takenBy(form, brewed) : timedOf(form.entity, brewed, given)), ...day };
    const measured = Object.entries(taken).filter(([name]) => !isFixed(name));
    const undo = typeInto(form, Object.fromEntries(measured));
    const run = () => {
      undo();
      giveBack();
    };
    toast({ text: t('brew_timed'), action: { label: t('undo'), run } });
  };
  // A new record that is saved gets an address of its own; what was begun at the one before still comes to it.
  const joined = useRef(new Map<string, () => void>());
  useEffect(() => {
    if (!joined.current.has(home))
      joined.current.set(
        home,
        hosts.join(home, (...brew) => take.current?.(...brew)),
      );
  }, [home]);
  useEffect(() => {
    const all = joined.current;
    const [start, keeper] = [form.start(), keeperOf(form)];
    return () => {
      const record = [location.pathname, ...all.keys()].findLast(isRecord);
      // Another tab that goes on with the draft leaves this form one of another id.
      if (keeper && record && form.start() !== start) move(keeper.id(), record);
      for (const leave of all.values()) leave();
      all.clear();
    };
  }, [form]);
  return <TimerButton {...{ form, names }} />;
}
