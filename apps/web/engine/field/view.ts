import type { Field, FieldOf, KindName, Names, ValueOf } from '@hanjan/core';
import type { ComponentType } from 'react';

/** The value of a field of some kind when it is not empty. */
export type Given<K extends KindName> = NonNullable<ValueOf<FieldOf<K>>>;

/** What a cell gets: a value that is not empty. */
export interface CellProps<K extends KindName = KindName> {
  readonly name: string;
  readonly field: FieldOf<K>;
  readonly value: Given<K>;
  readonly names: Names;
  /** In a row of a list: short, on one line. */
  readonly dense?: boolean;
}

/** What any input gets: what stands typed in it, how to name it, and how to change it. */
export interface BoxProps {
  readonly name: string;
  readonly field: Field;
  readonly names: Names;
  /** What was typed, while the person is typing. */
  readonly typed: string | undefined;
  readonly isFailing: boolean;
  /** What the control carries so that label and message belong to it. */
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-required': boolean | undefined;
  };
  type(typed: string): void;
  leave(): void;
}

/** What the input of a kind gets. */
export interface InputProps<K extends KindName = KindName> extends BoxProps {
  readonly field: FieldOf<K>;
  readonly value: Given<K> | null;
  /** Values of the form's other fields that narrow the choices, by the group or entity that they choose from. */
  readonly related: Readonly<Record<string, unknown>>;
  set(value: Given<K> | null): void;
}

/** How a kind of field is typed and shown. */
export interface FieldView<K extends KindName = KindName> {
  readonly Input: ComponentType<InputProps<K>>;
  readonly Cell: ComponentType<CellProps<K>>;
  /** Takes a whole row of the form. */
  readonly wide?: boolean;
  /** Its input names itself: the form draws no label above it. */
  readonly named?: boolean;
  /** Is read as it is, without label and rule, because its group names it. */
  readonly bare?: boolean;
  /** Its bytes are counted beside the label: always, or once most of them are used. */
  readonly counted?: 'always' | 'late';
}
