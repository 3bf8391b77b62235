import type { Field, FormGroup, KindName, Screen } from '@hanjan/core';
import type { CellName, GroupViewName, InputName, ReadingName, ViewArea } from '@hanjan/model/views.ts';
import type { GroupView } from './groups.ts';
import type { ReadingView } from './reading.ts';
import type { AnyCellView, AnyInputView, CellsOfKinds, CellView, InputsOfKinds, InputView } from './view.ts';

/** Views that fields, groups and screens of the model ask for by name. */
export interface Views {
  readonly cells: Readonly<Record<string, AnyCellView>>;
  readonly inputs: Readonly<Record<string, AnyInputView>>;
  readonly groups: Readonly<Record<string, GroupView>>;
  readonly readings: Readonly<Record<string, ReadingView>>;
}

/** Exactly the views that the model lists for an area: one that is missing or superfluous does not compile. */
export interface ViewsOf<A extends ViewArea> {
  readonly inputs: Readonly<Record<InputName<A>, AnyInputView>>;
  readonly groups: Readonly<Record<GroupViewName<A>, GroupView>>;
  readonly readings: Readonly<Record<ReadingName<A>, ReadingView>>;
}

/** Exactly the cells that the model lists for an area, which lists load too. */
export interface CellsOf<A extends ViewArea> {
  readonly cells: Readonly<Record<CellName<A>, AnyCellView>>;
}

let kindCells: Readonly<Partial<Record<KindName, CellView>>> = {};
let kindInputs: Readonly<Partial<Record<KindName, InputView>>> = {};
let named: Views = { cells: {}, inputs: {}, groups: {}, readings: {} };

/** Hands in named views, before any of them is drawn. */
export function provideViews({ cells, inputs, groups, readings }: Partial<Views>): void {
  named = {
    cells: { ...named.cells, ...cells },
    inputs: { ...named.inputs, ...inputs },
    groups: { ...named.groups, ...groups },
    readings: { ...named.readings, ...readings },
  };
}

/** Hands in how each kind is shown: the cells of some kinds draw fields themselves. */
export function provideCells(cells: CellsOfKinds): void {
  kindCells = cells as unknown as typeof kindCells;
}

/** Hands in how each kind is typed, apart: lists do without. */
export function provideInputs(inputs: InputsOfKinds): void {
  kindInputs = inputs as unknown as typeof kindInputs;
}

// A view is drawn with fields of its own kind, so that it may stand where one of every kind is asked for.

/** How a field is shown: by the view that it names, or as is usual for its kind. */
export const cellOf = ({ kind, view = '' }: Field): CellView =>
  (named.cells[view] as CellView | undefined) ?? there(kind, kindCells[kind]);

/** How a field is typed, likewise. */
export const inputOf = ({ kind, view = '' }: Field): InputView =>
  (named.inputs[view] as InputView | undefined) ?? there(kind, kindInputs[kind]);

/** How a group is drawn when not as a ledger. */
export const groupViewOf = ({ view }: FormGroup): GroupView | undefined => (view ? named.groups[view] : undefined);

/** How a record of a screen is read when not group by group. */
export const readingOf = ({ reading }: Screen): ReadingView | undefined =>
  reading ? named.readings[reading] : undefined;

function there<T>(kind: KindName, view: T | undefined): T {
  if (!view) throw new Error(`${kind}: its view was not handed in`);
  return view;
}
