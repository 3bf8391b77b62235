import { type Names, type Row, type Screen, showTerm } from '@hanjan/core';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import type { Form } from '../../../records/form/store.ts';
import { typeLater } from '../../../records/history/typed.ts';
import { FormField } from '../../../records/ledger/FormField.tsx';
import { createSender, payloadOf, tellFailed } from '../../../records/saving/saving.ts';
import { useRemoval } from '../../../records/saving/useRemove.ts';
import { complain } from '../../../records/saving/useSave.ts';
import { renew } from '../../../records/store/renew.ts';
import { useAddress } from '../../../records/store/useAddress.ts';
import { saidIn } from '../kept_form.ts';
import { useSettingTimer } from '../timer.ts';

interface Props {
  readonly screen: Screen;
  readonly form: Form;
  readonly names: Names;
  /** Where records are written. */
  readonly place: string;
  /** The shot is saved: the next one begins with it. */
  next(shot: Row): void;
}

const FIELDS = ['setting_grinder_size', 'setting_bean_mass', 'setting_result_mass'];
const AFTER = ['setting_rate', 'setting_result_memo'];
const never = () => false;

/** The next shot: what is turned, the clock, and how it was. */
export function ShotPad({ screen, form, names, place, next }: Props) {
  const { save, isSaving } = useSaveShot(screen, form, next);
  const [, navigate] = useLocation();
  const writeAll = () => {
    typeLater(screen, null, saidIn(form));
    navigate(`${place}/write`);
  };
  const field = (name: string) => <FormField key={name} {...{ form, names, name }} isFixed={never} />;
  return (
    <section className="dial-pad" aria-label={t('dial_next')}>
      <h2>{t('dial_next')}</h2>
      <div className="dial-boxes">{FIELDS.map(field)}</div>
      <Clock form={form} />
      <div className="dial-boxes">{field('setting_result_term')}</div>
      <div className="dial-after">{AFTER.map(field)}</div>
      <p className="dial-ways">
        <Button onClick={save} aria-disabled={isSaving} data-busy={isSaving || undefined}>
          {t('dial_save')}
        </Button>
        <button type="button" className="quiet-link" onClick={writeAll}>
          {t('dial_write_all')}
        </button>
      </p>
    </section>
  );
}

/** One large key that starts and stops the time. */
function Clock({ form }: Pick<Props, 'form'>) {
  const { passed, took, start, stop } = useSettingTimer(form);
  return (
    <button
      type="button"
      className="dial-clock"
      data-running={passed !== null || undefined}
      onClick={passed === null ? start : stop}
    >
      <span className="number">{showTerm(passed ?? took ?? 0)}</span>
      <span>{t(passed === null ? 'setting_start' : 'setting_stop')}</span>
    </button>
  );
}

/** Saves the shot as a record, of today where no timer said another day, and begins the next one. */
function useSaveShot(screen: Screen, form: Form, next: (shot: Row) => void) {
  const remove = useRemoval(screen, useAddress(screen.entity, null, location.pathname));
  const isWorking = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const attempt = async (send: ReturnType<typeof createSender>): Promise<void> => {
    const outcome = await send(payloadOf(form, null, []));
    if (outcome.is === 'faulty') return complain(form, outcome.faults);
    if (outcome.is === 'failed') return tellFailed(t('dial_failed'), outcome.answer, () => attempt(send));
    if (outcome.is !== 'saved') return undefined;
    next(form.values());
    const run = () => remove(outcome.known, t('undo_new_ok'));
    toast({ text: t('dial_saved'), action: { label: t('undo'), run } });
    await renew(outcome.touched);
  };
  const save = async () => {
    if (isWorking.current) return;
    if (form.field('setting_date').value === null) form.set('setting_date', today());
    const faults = form.check();
    if (faults.length > 0) return complain(form, faults);
    isWorking.current = true;
    setSaving(true);
    await attempt(createSender(screen, form));
    isWorking.current = false;
    setSaving(false);
    return undefined;
  };
  return { save, isSaving };
}
