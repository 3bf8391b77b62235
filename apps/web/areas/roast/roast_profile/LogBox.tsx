import type { Row } from '@hanjan/core';
import { PROFILE } from '@hanjan/model/roaster/profile.ts';
import { LOG_TYPES } from '@hanjan/roastlog/limits.ts';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { loadAhead } from '../../../base/store/idle.ts';
import { t } from '../../../base/texts/index.ts';
import { ask } from '../../../parts/dialog/ask.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { useDrop } from '../../../parts/file/useDrop.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { GroupProps } from '../../../records/field/groups.ts';
import { typeInto } from '../../../records/history/useTypedLater.ts';
import { DAY } from '../day.ts';
import { ChooseRoast } from '../page/choose.ts';
import { DropHint } from '../page/DropHint.tsx';
import { type OpenedFile, useOpen } from '../page/useOpen.ts';
import { warmReaders } from '../reading.ts';
import { filledBy } from '../record/filled.ts';
import { logDay } from '../record/log_day.ts';
import { CURVE, curveIn, hasProfile } from '../record/roast_of_record.ts';

interface Props extends Pick<GroupProps, 'form' | 'isFixed'> {
  readonly row: Row;
  readonly mayCurve: boolean;
}

const ENDINGS = LOG_TYPES.map((type) => `.${type}`);

/** The log of a roast: a file that fills the fields, and the curve that is kept of it. */
export function LogBox(props: Props) {
  const { form, row, mayCurve } = props;
  const text = row[CURVE];
  const dropCurve = () => {
    const run = typeInto(form, { [CURVE]: null });
    toast({ text: t('roast_form_curve_dropped'), action: { label: t('undo'), run } });
  };
  return (
    <div className="roast-log">
      {mayCurve ? <LogFile {...props} /> : <p>{t('roast_form_file_closed')}</p>}
      {typeof text === 'string' && (
        <p>
          {curveText(row)}
          {mayCurve && (
            <button type="button" className="quiet-link" onClick={dropCurve}>
              {t('roast_form_curve_drop')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function curveText(row: Row): string {
  const curve = curveIn(row);
  return curve ? t('roast_form_curve', { count: curve.readings.length }) : t('roast_form_curve_unread');
}

/** Opens a log, chosen or dropped anywhere on the page, and fills the form with it. */
function LogFile({ form, isFixed }: Props) {
  const opening = useOpen();
  const chosen = useRef<HTMLInputElement>(null);
  const take = async ({ name, log }: OpenedFile, signal: AbortSignal) => {
    const isWritten = hasProfile(form.values()) || PROFILE.some((field) => form.field(field).typed !== undefined);
    if (isWritten && !(await askToReplace(name))) return;
    signal.throwIfAborted();
    const { is, day } = logDay(form, log, isFixed);
    const isTaken = is === 'written' || (is === 'asked' && (await askForDay(name, day, form.field(DAY).value)));
    signal.throwIfAborted();
    const { fields, curve } = filledBy(log);
    const open = Object.entries(fields).filter(([field]) => !isFixed(field));
    const run = typeInto(form, { ...Object.fromEntries(open), ...(isTaken && { [DAY]: day }) });
    const said = [
      t('roast_form_filled', { name }),
      // From here on it is a point like others, so that it is said now.
      ...(log.marks.CHARGE?.isEstimated ? [t('roast_note_charge_estimated')] : []),
      ...(isTaken ? [t('roast_form_day_taken', { day })] : []),
      ...(is === 'told' ? [t('roast_form_day_told', { day })] : []),
      ...(curve.kept < curve.of ? [t('roast_form_thinned', { kept: curve.kept, of: curve.of })] : []),
    ];
    toast({ text: said.join(' '), action: { label: t('undo'), run } });
  };
  const open = (files: readonly File[]) => opening.open(files, take);
  const drop = useRef(open);
  drop.current = open;
  useDrop(useCallback((files) => drop.current(files), []));
  useEffect(() => loadAhead(warmReaders), []);
  return (
    <>
      <p>
        <button type="button" className="quiet-link" onClick={() => chosen.current?.click()}>
          {t('roast_form_file')}
        </button>
        <span className="roast-log-hint">{t('roast_form_file_hint', { types: ENDINGS.join(' ') })}</span>
      </p>
      <input
        ref={chosen}
        type="file"
        hidden
        accept={ENDINGS.join()}
        onChange={({ currentTarget }) => {
          open([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div role="alert">
        {opening.refused && (
          <p className="roast-log-refused">
            <Icon name="warning" size={16} />
            {opening.refused}
          </p>
        )}
      </div>
      {opening.reading && (
        <p role="status">
          {t('roast_reading', { name: opening.reading })}
          <button type="button" className="quiet-link" onClick={opening.stop}>
            {t('roast_reading_stop')}
          </button>
        </p>
      )}
      <DropHint />
      {opening.choosing && (
        <Suspense>
          <ChooseRoast {...opening.choosing} />
        </Suspense>
      )}
    </>
  );
}

const askToReplace = (name: string): Promise<boolean> =>
  ask({
    title: t('roast_form_replace'),
    text: t('roast_form_replace_text', { name }),
    confirm: t('roast_form_replace_yes'),
    cancel: t('cancel'),
  });

/** The record stays on its day unless somebody says that the log is right. */
const askForDay = (name: string, day: string, own: unknown): Promise<boolean> =>
  ask({
    title: t('roast_form_day'),
    text: t('roast_form_day_text', { name, day, own: typeof own === 'string' ? own : '–' }),
    confirm: t('roast_form_day_log'),
    cancel: t('roast_form_day_own'),
    careful: true,
  });
