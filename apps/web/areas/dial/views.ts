import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { settingInput } from './form/setting.tsx';
import { settingGroupView } from './form/setting_group.tsx';
import { settingRunView } from './form/setting_run.tsx';
import { settingStepsView } from './form/setting_steps.tsx';
import { settingReading } from './reading/setting_reading.tsx';

/** The views of settings. */
provideViews({
  inputs: { setting: settingInput },
  groups: { setting: settingGroupView, setting_run: settingRunView, setting_steps: settingStepsView },
  readings: { setting: settingReading },
} satisfies ViewsOf<'dial'>);
