import { type Field, type Names, termBounds } from '@hanjan/core';
import { type ComponentType, useId, useState } from 'react';
import { NumberBox } from '../../parts/field/NumberBox.tsx';
import { TermBox } from '../../parts/field/TermBox.tsx';
import { FaultLine } from '../../parts/input/FaultLine.tsx';
import type { InputProps, NumberKind } from '../field/view.ts';
import { faultText } from '../form/faults.ts';
import { readAs, shownAs, type ValueField } from './shown_value.ts';

interface Props {
  readonly name: string;
  readonly field: ValueField;
  readonly label: string;
  /** What stands there, as the field holds it. */
  readonly value: number | null;
  readonly names: Names;
  /** Another way to type a number, such as a graduation. */
  readonly View?: ComponentType<InputProps<NumberKind>> | undefined;
  set(value: number | null): void;
  /** What is typed is no value. */
  onUnread?(): void;
}

/** Texts that are no values yet, so that none is lost while what they stand in is closed. */
const unread = new Map<string, string>();

/** Forgets texts that are no values: what stands in their place came from elsewhere. */
export const forgetUnread = (names: readonly string[]): void => {
  for (const name of names) unread.delete(name);
};

/** A value of a chart to type, with its label above and what is wrong with it below; no form stands behind it. */
export function ValueBox({ name, field, label, value, names, View, set, onUnread }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(() => unread.get(name));
  const [isLeft, setLeft] = useState(typed !== undefined);
  const { held, fault } = readAs(field, typed, names, value);

  const type = (text: string) => {
    setTyped(text);
    const next = readAs(field, text, names, value);
    if (next.fault) {
      unread.set(name, text);
      onUnread?.();
    } else {
      unread.delete(name);
      setLeft(false);
      set(next.held);
    }
  };
  const box = {
    ...{ name, label, names },
    value: held,
    text: typed ?? shownAs(field, value, names),
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
      set(next);
    },
    leave() {
      setLeft(true);
      if (!fault) setTyped(undefined);
    },
    fill: () => undefined,
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {field.kind === 'term' ? (
        <TermBox {...box} {...termBounds(field)} />
      ) : View ? (
        <View {...box} field={field} />
      ) : (
        <NumberBox {...box} field={field} />
      )}
      {box.isFailing && fault && (
        <FaultLine id={`${id}-fault`}>
          {faultText({ name, key: fault.key, args: fault.args ?? {} }, field as Field)}
        </FaultLine>
      )}
    </>
  );
}
