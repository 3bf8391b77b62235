import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { FieldCell } from '../engine/field/FieldCell.tsx';
import { FormField } from '../engine/form/FormField.tsx';
import { currentLocale, textOf } from '../i18n/index.ts';
import { useNames } from '../lookup/names.ts';
import { filledValues, formIn, STATES, type State } from './states.ts';
import './kitchen.css';

/** Every field of `dev_kind` in every state; with `?group=kind_texts` those of one group. */
export function Kitchen() {
  const [query] = useSearchParams();
  const only = query.get('group');
  const groups = devKindScreen.form.filter(({ key }) => only === null || key === only);
  const locale = currentLocale();
  const forms = useMemo(() => STATES.map((state) => ({ state, form: formIn(state), locale })), [locale]);
  const names = useNames(devKind.fields);
  return (
    <article className="kitchen">
      <header className="kitchen-head">
        <h1>{textOf('kitchen_title')}</h1>
        <Link href="/dev/record">{textOf('kitchen_record')}</Link>
      </header>
      {groups.map(({ key, fields }) => (
        <section key={key} aria-labelledby={key}>
          <h2 id={key}>{textOf(key)}</h2>
          {fields.map((name) => (
            <div key={name} className="kitchen-field" data-kind={devKind.fields[name]?.kind} id={name}>
              <h3 className="number">{name}</h3>
              <div className="kitchen-states">
                {forms.map(({ state, form }) => (
                  <div key={state} data-state={state}>
                    <h4>{textOf(`kitchen_${state}`)}</h4>
                    <Shown {...{ state, form, name, names }} />
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
