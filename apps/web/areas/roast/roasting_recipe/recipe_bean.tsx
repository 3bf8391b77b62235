import { pick, type Row } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import type { Form } from '../../../records/form/store.ts';
import { RefBox } from '../../../records/kinds/input/ref.tsx';
import { knownRecord } from '../../../records/lookup/refs.ts';
import { RowHere } from '../../../records/rows/here.ts';
import { FormHere } from '../../../records/views/filling/form_here.ts';

/** A green bean of a recipe: one that has no name yet is called after it. */
export const recipeBeanInput: InputView<'ref'> = { Input: RecipeBeanBox };

const NAMES = ['roasting_name_locale', 'roasting_name'];

function RecipeBeanBox(props: InputProps<'ref'>) {
  const { name, field, set } = props;
  const form = use(FormHere);
  const here = use(RowHere);
  const client = useQueryClient();
  const choose = (bean: number | null) => {
    set(bean);
    // It may have been refused, because another row has it.
    const isTaken = bean !== null && here?.row()[name] === bean;
    const isNamed = form && NAMES.some((one) => form.field(one).value !== null);
    const found = knownRecord(client, field.to, bean);
    if (!form || !found || !isTaken || isNamed) return;
    const { greenbean_name_locale: roasting_name_locale, greenbean_name: roasting_name } = found;
    callAfter(form, pick({ roasting_name_locale, roasting_name }, NAMES));
  };
  return <RefBox {...props} set={choose} />;
}

/**
 * Gives a recipe the names of a bean. Whoever calls it otherwise in one language has not said how in the other: that name
 * would go on telling of the bean alone.
 */
function callAfter(form: Form, names: Row): void {
  form.fill(names, () => false);
  const leave = form.subscribe(() => {
    const kept = NAMES.filter((name) => form.field(name).value === (names[name] ?? null));
    if (kept.length === NAMES.length) return;
    leave();
    for (const name of kept) form.set(name, null);
  }, NAMES);
}
