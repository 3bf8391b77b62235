import { defineEntity, isSame, pick, type Row, serial } from '@hanjan/core';
import { setupFields } from '@hanjan/model/brewing/setup.ts';
import { stepTotals } from '@hanjan/model/brewing/steps.ts';
import { useEffect, useMemo, useRef } from 'react';
import { units } from '../../../base/session/preferences.ts';
import { useStore } from '../../../base/store/store.ts';
import { createForm } from '../../../records/form/store.ts';
import { namesIn } from '../../chart/names.ts';
import StepsBox from '../steps/StepsBox.tsx';
import { brewFields, heldIn, NO_STEPS, WRITTEN_STEPS } from '../work/fields.ts';

interface Props {
  readonly fields: Row;
  /** Takes the steps as they are written now. */
  set(steps: Row): void;
}

const { brewing_type_etc } = setupFields('user_equip');

/** The fields of the page as a record of its own, so that its steps are written as in a form. */
const entity = defineEntity({
  name: 'brewing_page',
  scope: 'none',
  key: 'brewing_page_seq',
  label: 'brewing_page_seq',
  fields: { brewing_page_seq: serial({}), brewing_type_etc, ...brewFields },
  derive: stepTotals,
});
/** What is written, not calculated. */
const NAMES = Object.keys(brewFields).filter((name) => !(name in stepTotals));
const OTHERS = NAMES.filter((name) => !(name in NO_STEPS));
const stepsIn = (fields: Row): Row => pick({ ...NO_STEPS, ...fields }, WRITTEN_STEPS);
const group = { key: 'brew_steps', fields: WRITTEN_STEPS };
const nothing = () => false;

/** The steps of a brew to write on the page for everybody, by the same box as in a form. */
export default function StepsEdit({ fields, set }: Props) {
  const chosen = useStore(units);
  const names = useMemo(() => namesIn(chosen), [chosen]);
  const begin = useRef(fields);
  const form = useMemo(() => createForm({ entity, begin: begin.current, isNew: true }), []);
  const latest = useRef({ fields, set });
  latest.current = { fields, set };
  const isTaking = useRef(false);
  /** The steps as the page got them from here last: what it could not take still stands where it was typed. */
  const own = useRef<Row | null>(null);

  // What is changed elsewhere on the page, or taken back, is in the form at once.
  useEffect(() => {
    const isOwn = isSame(stepsIn(fields), own.current);
    if (!isOwn) own.current = null;
    isTaking.current = true;
    for (const name of isOwn ? OTHERS : NAMES) {
      const value = fields[name] ?? null;
      if (!isSame(form.field(name).value, value)) form.set(name, value);
    }
    isTaking.current = false;
  }, [form, fields]);
  useEffect(
    () =>
      form.subscribe(() => {
        if (isTaking.current) return;
        const { fields, set } = latest.current;
        const steps = heldIn(pick(form.values(), WRITTEN_STEPS));
        own.current = steps;
        if (!isSame(stepsIn(fields), steps)) set(steps);
      }),
    [form],
  );
  return <StepsBox {...{ form, group, names }} isFixed={nothing} isReading={false} />;
}
