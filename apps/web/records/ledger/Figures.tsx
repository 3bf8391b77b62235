import type { ReactNode } from 'react';
import { FieldCell } from '../field/FieldCell.tsx';
import { labelIn } from '../field/field_label.ts';
import type { ReadingProps } from '../field/reading.ts';
import { saidOf } from './Facts.tsx';
import './figures.css';

/** A number that no single field holds. */
export interface Figure {
  readonly label: string;
  readonly text: ReactNode;
}

interface Props extends Pick<ReadingProps, 'form' | 'names'> {
  /** Fields, and what follows from them, in their order. */
  readonly items: readonly (string | Figure)[];
}

/** The numbers of a record that are looked for first, large and in a row; those that are not known have no place. */
export function Figures({ form, names, items }: Props) {
  const said = saidOf(
    { form },
    items.filter((item) => typeof item === 'string'),
  );
  const shown = items.filter((item) => typeof item !== 'string' || said.includes(item));
  if (shown.length === 0) return null;
  return (
    <dl className="read-figures">
      {shown.map((item) => {
        if (typeof item !== 'string') return <Shown key={item.label} {...item} />;
        const field = form.entity.fields[item];
        if (!field) return null;
        const { value } = form.field(item);
        return (
          <div key={item} data-field={item}>
            <dt>{labelIn(form, item)}</dt>
            <dd>
              <FieldCell dense name={item} {...{ field, value, names }} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const Shown = ({ label, text }: Figure) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <span className="number">{text}</span>
    </dd>
  </div>
);
