import { ETC, isRequired, kindOf, type Names, ownWordsOf } from '@hanjan/core';
import { currentLocale, t } from '../../base/texts/index.ts';
import { Counter, FieldFrame, FixedFrame, faultId, RequiredMark } from '../../parts/field/FieldFrame.tsx';
import { onceReleased } from '../../parts/released.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { fieldIn } from '../field/field_in.ts';
import { labelWith } from '../field/field_label.ts';
import { inputOf } from '../field/views.ts';
import { controlId } from '../form/control.ts';
import { faultText } from '../form/faults.ts';
import { useField, useIsOwn, useIsShown, useIsUndoable, useRelated } from '../form/hooks.ts';
import type { Form } from '../form/store.ts';
import './form.css';
import '../kinds/cells.ts';
import '../kinds/inputs.ts';

interface Props {
  readonly form: Form;
  readonly name: string;
  readonly names: Names;
  /** Whether a field is to be read only, now or ever. */
  isFixed(name: string): boolean;
}

/** One field of a form: to fill with its kind's input, or to read. */
export function FormField({ form, name, names, isFixed }: Props) {
  const { value, typed, fault } = useField(form, name);
  const isShown = useIsShown(form, name);
  const isUndoable = useIsUndoable(form, name);
  const isOwn = useIsOwn(form, name);
  const related = useRelated(form, name);
  const field = form.entity.fields[name];
  const called = useField(form, field?.labels?.by ?? name).value;
  if (!field || !isShown) return null;

  const { Input, wide, named, bare, counted } = inputOf(field);
  const label = labelWith(name, field, called);
  if (isFixed(name)) {
    const cell = <FieldCell name={name} field={fieldIn(form, name) ?? field} value={value} names={names} />;
    if (bare) return <div data-wide={wide || undefined}>{cell}</div>;
    return <FixedFrame {...{ name, label, isWide: wide }}>{cell}</FixedFrame>;
  }

  const mustFill = isRequired(field, currentLocale());
  const id = controlId(form, name);
  const max = 'max' in field && typeof field.max === 'number' ? field.max : Number.POSITIVE_INFINITY;
  return (
    <FieldFrame
      {...{ name, id, isWide: wide }}
      fault={fault && !fault.at ? faultText(fault, field) : null}
      title={label}
      undo={isUndoable ? () => form.undo(name) : undefined}
      label={
        !named && (
          <>
            {label}
            {mustFill && <RequiredMark />}
            {counted && <Counter text={[value ?? ''].flat().join(',')} max={max} isLate={counted === 'late'} />}
          </>
        )
      }
    >
      <Input
        {...{ name, label, field, names, typed, related }}
        value={value as never}
        text={typed ?? (value === null ? '' : kindOf(field).show(value, field, names))}
        isFailing={fault !== null}
        fault={fault}
        control={{
          id,
          'aria-describedby': fault ? faultId(id) : undefined,
          'aria-required': mustFill || undefined,
        }}
        own={
          ownWordsOf(field) === undefined
            ? undefined
            : { name: t('own_words'), isChosen: isOwn, choose: () => form.set(name, ETC) }
        }
        set={(next) => form.set(name, next)}
        keep={(next) => form.keep(name, next)}
        fill={(found) => form.fill(found, isFixed)}
        type={(next) => form.type(name, next)}
        leave={() => onceReleased(() => form.leave(name))}
      />
    </FieldFrame>
  );
}
