import { CopyButton } from '../../parts/field/CopyField.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import { fieldIn } from '../field/field_in.ts';
import { labelIn } from '../field/field_label.ts';
import type { ReadingProps } from '../field/reading.ts';
import { saysSomething } from '../field/says.ts';
import { inputOf } from '../field/views.ts';
import { inOrder } from '../form/order.ts';
import './facts.css';
import '../kinds/cells.ts';
import '../kinds/inputs.ts';

interface FactProps extends Pick<ReadingProps, 'form' | 'names'> {
  readonly name: string;
  /** Something else says what it is. */
  readonly isNamed: boolean;
}

interface Props extends Omit<FactProps, 'name' | 'isNamed'> {
  readonly fields: readonly string[];
  /** What stands above them or beside them: a field that is called so needs no label of its own. */
  readonly title?: string;
}

/** Those of some fields that say something to a reader, in the order of their language. */
export function saidOf({ form: { entity, values } }: Pick<Props, 'form'>, fields: readonly string[]): string[] {
  const row = values();
  return inOrder(entity, fields).filter((name) => saysSomething(entity, row, name));
}

/** What is known of a record: a label and its value on a line, in two columns where there is room. */
export function Facts({ form, names, fields, title }: Props) {
  const said = saidOf({ form }, fields);
  if (said.length === 0) return null;
  return (
    <dl className="facts">
      {said.map((name) => (
        <Fact key={name} {...{ form, names, name }} isNamed={labelIn(form, name) === title} />
      ))}
    </dl>
  );
}

function Fact({ form, names, name, isNamed }: FactProps) {
  const field = fieldIn(form, name);
  if (!field) return null;
  const { wide, bare = isNamed } = inputOf(field);
  const label = labelIn(form, name);
  const { value } = form.field(name);
  // A number may need the whole row to be typed, such as one on a graduation, and never to be read.
  const isWide = wide && typeof value !== 'number';
  return (
    <div className="field fact" data-wide={isWide || undefined} data-bare={bare || undefined} data-field={name}>
      <dt className={bare ? 'spoken' : undefined}>{label}</dt>
      <dd>
        <FieldCell {...{ name, field, value, names }} />
        <CopyButton name={name} label={label} />
      </dd>
    </div>
  );
}

/** The first things to know of a record, one behind the other, each with its label; its title says the others. */
export function LeadFacts({ form, names, fields }: Props) {
  const { entity } = form;
  const shownName = inOrder(entity, [entity.label.plain, entity.label.locale])[0];
  const said = saidOf({ form }, fields).filter((name) => name !== shownName && !entity.subtitle.includes(name));
  if (said.length === 0) return null;
  return (
    <dl className="lead-facts">
      {said.map((name) => {
        const field = entity.fields[name];
        return (
          field && (
            <div key={name} data-field={name}>
              <dt>{labelIn(form, name)}</dt>
              <dd>
                <FieldCell dense name={name} field={field} value={form.field(name).value} names={names} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
