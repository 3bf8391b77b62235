import { type Fault, kindOf, type Names, termBounds } from '@hanjan/core';
import { roastingTemperature } from '@hanjan/model/presets.ts';
import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { faultText } from '../engine/form/faults.ts';
import { Described } from '../parts/field/FieldFrame.tsx';
import { NumberBox } from '../parts/field/NumberBox.tsx';
import { TermBox } from '../parts/field/TermBox.tsx';
import { SliderInput } from '../views/slider/SliderInput.tsx';
import { heldOf, numberIn, type PointField } from './points.ts';

interface Props {
  readonly name: string;
  readonly field: PointField;
  readonly label: string;
  /** What stands there: typed, or as the file or the curve says. */
  readonly value: number | null | undefined;
  readonly names: Names;
  /** A temperature has its graduation beside it. */
  readonly hasSlider?: boolean;
  /** Undefined: nobody types it any more. */
  set(value: number | undefined): void;
}

/** Texts that are no values yet, so that none is lost while the form is closed. */
const unread = new Map<string, string>();

/** One value of a point. Emptied it goes back to what the file or the curve says. */
export function PointBox({ name, field, label, value, names, hasSlider = false, set }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(() => unread.get(name));
  const [isLeft, setLeft] = useState(typed !== undefined);
  const kind = kindOf(field);
  const shown = heldOf(field, value);
  const { held, fault } = readAs(field, typed, names, shown);

  const type = (text: string) => {
    setTyped(text);
    const next = readAs(field, text, names, shown);
    if (next.fault) unread.set(name, text);
    else unread.delete(name);
    if (next.fault) return;
    setLeft(false);
    set(next.held === null ? undefined : numberIn(field, next.held));
  };
  const box = {
    ...{ name, label, names, field },
    value: held,
    text: typed ?? (shown === null ? '' : kind.show(shown, field, names)),
    typed,
    isFailing: isLeft && fault !== null,
    fault: null,
    related: {},
    dense: true,
    control: { id, 'aria-describedby': isLeft && fault ? `${id}-fault` : undefined, 'aria-required': undefined },
    type,
    set(next: number | null) {
      unread.delete(name);
      setTyped(undefined);
      set(next === null ? undefined : numberIn(field, next));
    },
    leave() {
      setLeft(true);
      if (!fault) setTyped(undefined);
    },
    fill: () => undefined,
  };
  return (
    <div className="point-box" data-value={name.slice(name.lastIndexOf('_') + 1)}>
      <label htmlFor={id}>{label}</label>
      <Described by={box.control['aria-describedby']}>
        {field.kind === 'term' ? (
          <TermBox {...box} {...termBounds(field)} />
        ) : hasSlider ? (
          <SliderInput {...box} field={{ ...field, marks: roastingTemperature.marks }} />
        ) : (
          <NumberBox {...box} field={field} />
        )}
      </Described>
      {box.isFailing && fault && (
        <Input.Error id={`${id}-fault`}>
          {faultText({ name, key: fault.key, args: fault.args ?? {} }, field)}
        </Input.Error>
      )}
    </div>
  );
}

/** What a text means in a field; without a text what stands there. */
function readAs(
  field: PointField,
  typed: string | undefined,
  names: Names,
  shown: number | null,
): { readonly held: number | null; readonly fault: Fault | null } {
  if (typed === undefined) return { held: shown, fault: null };
  if (typed.trim() === '') return { held: null, fault: null };
  const read = kindOf(field).read(typed, field, names);
  const held = typeof read === 'number' ? signed(read, field) : null;
  const fault = kindOf(field).check(held ?? typed, field);
  return { held: fault ? null : Number(held), fault };
}

/** Preheating lies before the charge, and phones have no minus beside their digits. */
const signed = (held: number, field: PointField): number =>
  field.kind === 'term' && field.max === 0 ? -Math.abs(held) + 0 : held;
