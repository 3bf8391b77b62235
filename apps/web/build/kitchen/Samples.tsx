import { useEffect, useMemo } from 'react';
import { textOf } from '../../base/texts/index.ts';
import { FieldCell } from '../../records/field/FieldCell.tsx';
import { createForm } from '../../records/form/store.ts';
import { FormField } from '../../records/ledger/FormField.tsx';
import { useNames } from '../../records/lookup/names.ts';
import { offerForms } from './offered.ts';
import { nameSamples, sampled, sampleEntity } from './samples.ts';
import './kitchen.css';

const isFixed = (name: string) => sampleEntity.fields[name]?.readonly === true;

/** Every sample of every kind: an input with its options, and each good value as lists and records show it. */
export function Samples() {
  const form = useMemo(() => {
    nameSamples();
    return createForm({ entity: sampleEntity, begin: {}, isNew: true });
  }, []);
  const names = useNames(sampleEntity.fields);
  useEffect(() => offerForms({ samples: form }), [form]);
  return (
    <article className="kitchen">
      <h1>{textOf('kitchen_samples')}</h1>
      {sampled.map(({ name, field, good }) => (
        <section key={name} className="kitchen-states">
          <FormField {...{ form, name, names, isFixed }} />
          {good.flatMap((value) =>
            [false, true].map((dense) => (
              <div key={`${JSON.stringify(value)} ${dense}`} data-cell={name}>
                <FieldCell {...{ name, field, value, names, dense }} />
              </div>
            )),
          )}
        </section>
      ))}
    </article>
  );
}
