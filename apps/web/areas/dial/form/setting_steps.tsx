import { AS_BREW } from '@hanjan/model/cafe/setting/names.ts';
import { useMemo } from 'react';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { renamedForm } from '../../../records/form/renamed.ts';
import { stepsView } from '../../brew/steps/steps.tsx';

const NAMES = Object.keys(AS_BREW);

/** The steps of a setting, drawn as those of a brew. */
export const settingStepsView: GroupView = {
  Body(props: GroupProps) {
    const { form, group, isFixed } = props;
    const brew = useMemo(() => renamedForm(form, AS_BREW), [form]);
    const fields = NAMES.filter((name) => group.fields.includes(AS_BREW[name] ?? ''));
    return (
      <stepsView.Body
        {...props}
        form={brew}
        group={{ ...group, fields }}
        isFixed={(name) => isFixed(AS_BREW[name] ?? name)}
      />
    );
  },
};
