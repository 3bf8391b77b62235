import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { t } from '../../../base/texts/index.ts';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { useField } from '../../../records/form/hooks.ts';
import type { Form } from '../../../records/form/store.ts';
import { NumberInput } from '../../../records/kinds/input/number.tsx';
import { FormHere } from '../../../records/views/filling/form_here.ts';
import { DAY } from '../day.ts';
import { plannedQuery } from './planned.ts';
import './batch_no.css';

/** The number of a batch within its day: typed, or of a roast that is new on its day the one that comes next there. */
export const batchNoInput: InputView<'count'> = { Input: BatchBox };

function BatchBox(props: InputProps<'count'>) {
  const form = use(FormHere);
  return form ? <DayBatch {...props} form={form} /> : <NumberInput {...props} />;
}

function DayBatch({ form, ...props }: InputProps<'count'> & { readonly form: Form }) {
  const day = useField(form, DAY).value;
  const { [form.entity.key]: key, [DAY]: before } = form.start();
  const isThere = typeof key === 'number' && before === day;
  return isThere ? <NumberInput {...props} /> : <NewBatch {...{ ...props, form, day }} />;
}

interface NewProps extends InputProps<'count'> {
  readonly form: Form;
  readonly day: unknown;
}

function NewBatch({ form, day, ...props }: NewProps) {
  const isAuto = useField(form, 'roasting_batch_auto').value === true;
  const recipe = useField(form, 'roasting_seq').value;
  const isPlanned = isAuto && typeof recipe === 'number';
  const { data } = useQuery({ ...plannedQuery(Number(recipe), day), enabled: isPlanned });
  if (!isAuto) return <NumberInput {...props} />;
  return (
    <output id={props.control.id} className="field-fixed batch-planned">
      {data?.batch && isPlanned ? t('batch_planned', { no: data.batch }) : t('batch_given')}
    </output>
  );
}
