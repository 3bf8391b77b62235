import { showTerm } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { useField } from '../../../records/form/hooks.ts';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import { useSettingTimer } from '../timer.ts';
import './setting_run.css';

/** When a setting was brewed and for how long, with the timer that these fields start and stop. */
export const settingRunView: GroupView = { Body: Run };

function Run(props: GroupProps) {
  const { form, isReading, isFixed } = props;
  return (
    <div>
      <Fields {...props} />
      {!isReading && !isFixed('setting_result_time') && <Clock form={form} />}
    </div>
  );
}

function Clock({ form }: Pick<GroupProps, 'form'>) {
  const { passed, start, step, hasStep, stop } = useSettingTimer(form);
  const isStepped = useField(form, 'step_detail').value === true;
  const isMeasured = useField(form, 'setting_result_term').value !== null;
  if (passed === null) {
    if (isMeasured) return null;
    return (
      <div className="setting-clock">
        <Button variant="default" onClick={start}>
          {t('setting_start')}
        </Button>
      </div>
    );
  }
  return (
    <div className="setting-clock" role="timer">
      <span className="number">{showTerm(passed)}</span>
      {isStepped && hasStep && (
        <Button variant="default" onClick={step}>
          {t('setting_step')}
        </Button>
      )}
      <Button onClick={stop}>{t('setting_stop')}</Button>
    </div>
  );
}
