import { byteLength, type Field, type Names } from '@hanjan/core';
import { Input, InputWrapperContext } from '@mantine/core';
import { t, textOf } from '../../i18n/index.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { viewOf } from '../field/registry.ts';
import type { FieldView } from '../field/view.ts';
import { controlId } from './control.ts';
import { faultText } from './faults.ts';
import { useField, useIsShown, useRelated } from './hooks.ts';
import type { FieldState, Form } from './store.ts';
import './form.css';

interface Props {
  readonly form: Form;
  readonly name: string;
  readonly names: Names;
  /** To read only, now or ever. */
  readonly isFixed: boolean;
}

const NO_WRAPPER = { offsetBottom: false, offsetTop: false, inputId: undefined, labelId: undefined, getStyles: null };

/** One field of a form: label, counter, input, and what is wrong with it. */
export function FormField({ form, name, names, isFixed }: Props) {
  const state = useField(form, name);
  const isShown = useIsShown(form, name);
  const related = useRelated(form, name);
  const field = form.entity.fields[name];
  if (!field || !isShown) return null;

  const view = viewOf(field);
  const { Input: FieldInput, wide, named, counted } = view;
  const id = controlId(form, name);
  const faultId = state.fault ? `${id}-fault` : undefined;
  if (isFixed) return <FixedField name={name} field={field} value={state.value} names={names} view={view} />;
  return (
    <div className="field" data-wide={wide || undefined} data-field={name}>
      {!named && (
        <label className="field-label" htmlFor={id}>
          {textOf(name)}
          {field.required && <RequiredMark />}
          {counted && <Counter field={field} state={state} counted={counted} />}
        </label>
      )}
      {/* Mantine's inputs take their description from here alone. */}
      <InputWrapperContext value={{ ...NO_WRAPPER, describedBy: faultId }}>
        <FieldInput
          name={name}
          field={field}
          value={state.value as never}
          typed={state.typed}
          names={names}
          related={related}
          isFailing={state.fault !== null}
          control={{
            id,
            'aria-describedby': faultId,
            'aria-required': field.required || undefined,
          }}
          set={(value) => form.set(name, value)}
          type={(typed) => form.type(name, typed)}
          leave={() => form.leave(name)}
        />
      </InputWrapperContext>
      {state.fault && <Input.Error id={faultId}>{faultText(state.fault, field.kind)}</Input.Error>}
    </div>
  );
}

interface FixedProps {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly names: Names;
  readonly view: FieldView;
}

/** A field to read: a dotted rule without a well. */
function FixedField({ name, field, value, names, view: { wide, bare } }: FixedProps) {
  const cell = <FieldCell name={name} field={field} value={value} names={names} />;
  if (bare) return <div data-wide={wide || undefined}>{cell}</div>;
  return (
    <dl className="field" data-wide={wide || undefined} data-field={name}>
      <dt className="field-label">{textOf(name)}</dt>
      <dd className="field-fixed">{cell}</dd>
    </dl>
  );
}

const RequiredMark = () => (
  <span className="field-required">
    <span aria-hidden="true">*</span>
    <span className="spoken">{t('required')}</span>
  </span>
);

const LATE = 0.7;

interface CounterProps {
  readonly field: Field;
  readonly state: FieldState;
  readonly counted: NonNullable<FieldView['counted']>;
}

/** Bytes used and allowed. */
function Counter({ field, state, counted }: CounterProps) {
  const max = 'max' in field && typeof field.max === 'number' ? field.max : Number.POSITIVE_INFINITY;
  const used = byteLength([state.value ?? ''].flat().join(','));
  if (counted === 'late' && used < max * LATE) return null;
  return (
    <span className="field-counter number" data-over={used > max || undefined}>
      {t('bytes_used', { used, max })}
    </span>
  );
}
