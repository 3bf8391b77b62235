import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { useEffect, useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { textOf } from '../../base/texts/index.ts';
import { FieldCell } from '../../records/field/FieldCell.tsx';
import { FormField } from '../../records/ledger/FormField.tsx';
import { useNames } from '../../records/lookup/names.ts';
import { offerForms } from './offered.ts';
import { filledValues, formIn, STATES, type State } from './states.ts';
import './kitchen.css';

/** Every field of `dev_kind` in every state; `?group=kind_texts&state=empty` shows those of one group in one state. */
export function Kitchen() {
  const [query] = useSearchParams();
  const group = query.get('group');
  const state = query.get('state');
  const groups = devKindScreen.form.filter(({ key }) => group === null || key === group);
  const states = STATES.filter((one) => state === null || one === state);
  const forms = useMemo(() => Object.fromEntries(STATES.map((one) => [one, formIn(one)])), []);
  const names = useNames(devKind.fields);
  useEffect(() => offerForms(forms), [forms]);
  return (
    <article className="kitchen">
      <header className="kitchen-head">
        <h1>{textOf('kitchen_title')}</h1>
        <Link href="/dev/record">{textOf('kitchen_record')}</Link>
      </header>
      {groups.map(({ key, fields }) => (
        <section key={key} aria-labelledby={key} data-group={key}>
          <h2 id={key}>{textOf(key)}</h2>
          {fields.map((name) => (
            <div key={name} className="kitchen-field" data-name={name}>
              <h3 className="number">{name}</h3>
              <div className="kitchen-states">
                {states.map((one) => (
                  <div key={one} data-state={one}>
                    <h4>{textOf(`kitchen_${one}`)}</h4>
                    <Shown state={one} form={forms[one] ?? formIn(one)} {...{ name, names }} />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </article>
  );
}

type ShownProps = Omit<Parameters<typeof FormField>[0], 'isFixed'> & { readonly state: State };

function Shown({ state, form, name, names }: ShownProps) {
  const field = form.entity.fields[name];
  if (!field) return null;
  if (state === 'dense') return <FieldCell dense {...{ name, field, names }} value={filledValues[name]} />;
  const isFixed = () => state === 'fixed' || field.readonly === true;
  return <FormField {...{ form, name, names, isFixed }} />;
}
