import type { Field, FieldFault, FieldOf, KindName, Names, Row, ValueOf } from '@hanjan/core';
import type { FunctionComponent } from 'react';
import type { OwnWordsChoice } from '../../parts/choice/own_words.ts';
import type { TypedBoxProps } from '../../parts/field/box.ts';

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

/** What the input of a kind gets: everything its box needs, and the field behind it. */
export interface InputProps<K extends KindName = KindName> extends TypedBoxProps {
  readonly name: string;
  readonly field: Field & FieldOf<K>;
  readonly value: Given<K> | null;
  readonly names: Names;
  /** What was typed, while the person is typing. */
  readonly typed: string | undefined;
  /** Why the value is refused, as far as that may be said. A fault with a place inside of it is said there. */
  readonly fault: FieldFault | null;
  /** Values of the form's other fields that narrow the choices, by the group or entity that they choose from. */
  readonly related: Readonly<Record<string, unknown>>;
  /** The choice of own words, where the field has one. */
  readonly own?: OwnWordsChoice | undefined;
  set(value: Given<K> | null): void;
  /** Keeps what was typed though it is no choice, so that it is said to be wrong. */
  keep?(typed: string): void;
  /** Gives values to those fields of the form that are empty and may be changed. */
  fill(values: Row): void;
}

/** Kinds whose values are numbers. */
export type NumberKind = 'count' | 'scaled';

/** How a kind of field is shown. */
export interface CellView<K extends KindName = KindName> {
  readonly Cell: FunctionComponent<CellProps<K>>;
  /** Least px of its column in a list, when it needs more than others of its shape. */
  readonly room?: number;
}

/** How a kind of field is typed, and stands among the other fields of a record. */
export interface InputView<K extends KindName = KindName> {
  readonly Input: FunctionComponent<InputProps<K>>;
  /** Takes a whole row of the form. */
  readonly wide?: boolean;
  /** Its input names itself: the form draws no label above it. */
  readonly named?: boolean;
  /** Is read as it is, without label and rule, because its group names it. */
  readonly bare?: boolean;
  /** Its bytes are counted beside the label: always, or once most of them are used. */
  readonly counted?: 'always' | 'late';
}

/** Views of all kinds, each by its kind. */
export type CellsOfKinds = { readonly [K in KindName]: CellView<K> };
export type InputsOfKinds = { readonly [K in KindName]: InputView<K> };

/** A view of whatever kind. It is asked for by fields of its kind alone, which the definitions say. */
export type AnyCellView = CellsOfKinds[KindName];
export type AnyInputView = InputsOfKinds[KindName];
