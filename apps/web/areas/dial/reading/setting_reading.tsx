import { t } from '../../../base/texts/index.ts';
import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { LeadFacts } from '../../../records/ledger/Facts.tsx';
import { Figures } from '../../../records/ledger/Figures.tsx';
import { ReadGroups } from '../../../records/ledger/ReadGroups.tsx';
import { ratioOf } from '../ratio.ts';
import { SettingWays } from './SettingWays.tsx';
import './reading.css';

/** A setting as what is to be brewed, or what was: its numbers, how it was done, and what one does with it next. */
export const settingReading: ReadingView = { Body: Reading };

const MADE = ['setting_bean_mass', 'setting_result_mass'];
const HOW = ['setting_temp', 'setting_grinder_size', 'setting_result_term', 'setting_rate'];
/** Groups that are said above. */
const SAID = ['dial_named', 'brew_dose', 'setting_run', 'setting_aim'];

function Reading(props: ReadingProps) {
  const { screen, record, form, names } = props;
  const [named, ...groups] = screen.form;
  const ratio = ratioOf(record);
  const figures = ratio === null ? [] : [{ label: t('setting_ratio'), text: `1:${ratio}` }];
  const { fields } = screen.entity;
  return (
    <div className="setting-reading">
      <header>
        <LeadFacts
          {...{ form, names }}
          fields={[
            ...['setting_result_type', 'setting_date', ...(named?.fields ?? [])],
            ...['setting_result_memo'],
          ].filter((name) => name in fields)}
        />
        <Figures
          {...{ form, names }}
          items={[...MADE, ...figures, ...HOW].filter((item) => typeof item !== 'string' || item in fields)}
        />
        <SettingWays {...props} />
      </header>
      <ReadGroups {...{ form, names }} groups={groups.filter(({ key }) => !SAID.includes(key))} />
    </div>
  );
}
