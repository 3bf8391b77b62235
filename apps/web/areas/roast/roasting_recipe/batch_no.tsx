import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { t } from '../../../base/texts/index.ts';
import type { FieldView, InputProps } from '../../../records/field/view.ts';
import { useField } from '../../../records/form/hooks.ts';
import type { Form } from '../../../records/form/store.ts';
import { FormHere } from '../../../records/views/filling/form_here.ts';
import { ordinalView } from '../../../records/views/ordinal.tsx';
import { plannedQuery } from './planned.ts';
import './batch_no.css';

/** The number of a batch within its day: typed, or of a new roast the one that comes next. */
export const batchNoView: FieldView<'count'> = { ...ordinalView, Input: BatchBox };

function BatchBox(props: InputProps<'count'>) {
  const form = use(FormHere);
  const isNew = form && typeof form.start()[form.entity.key] !== 'number';
  return isNew ? <NewBatch {...props} form={form} /> : <ordinalView.Input {...props} />;
}

function NewBatch({ form, ...props }: InputProps<'count'> & { readonly form: Form }) {
  const isAuto = useField(form, 'roasting_batch_auto').value === true;
  const recipe = useField(form, 'roasting_seq').value;
  const day = useField(form, 'roasting_result_date').value;
  const isPlanned = isAuto && typeof recipe === 'number';
  const { data } = useQuery({ ...plannedQuery(Number(recipe), day), enabled: isPlanned });
  if (!isAuto) return <ordinalView.Input {...props} />;
  return (
    <output id={props.control.id} className="field-fixed batch-planned">
      {data?.batch && isPlanned ? t('batch_planned', { no: data.batch }) : t('batch_given')}
    </output>
  );
}
