import type { Field, FormGroup, KindName, Screen } from '@hanjan/core';
import type { FieldViewName, GroupViewName, ReadingName, ViewArea } from '@hanjan/model/views.ts';
import type { GroupView } from './groups.ts';
import type { ReadingView } from './reading.ts';
import type { AnyFieldView, FieldView } from './view.ts';

/** Views that fields, groups and screens of the model ask for by name. */
export interface Views {
  readonly fields: Readonly<Record<string, AnyFieldView>>;
  readonly groups: Readonly<Record<string, GroupView>>;
  readonly readings: Readonly<Record<string, ReadingView>>;
}

/** Exactly the views that the model lists for an area: one that is missing or superfluous does not compile. */
export interface ViewsOf<A extends ViewArea> {
  readonly fields: Readonly<Record<FieldViewName<A>, AnyFieldView>>;
  readonly groups: Readonly<Record<GroupViewName<A>, GroupView>>;
  readonly readings: Readonly<Record<ReadingName<A>, ReadingView>>;
}

let kinds: Readonly<Partial<Record<KindName, FieldView>>> = {};
let named: Views = { fields: {}, groups: {}, readings: {} };

/** Hands in named views, before any of them is drawn. */
export function provideViews({ fields, groups, readings }: Partial<Views>): void {
  named = {
    fields: { ...named.fields, ...fields },
    groups: { ...named.groups, ...groups },
    readings: { ...named.readings, ...readings },
  };
}

/** Hands in how each kind is typed and shown: the views of some kinds draw fields themselves. */
export function provideKinds(views: { readonly [K in KindName]: FieldView<K> }): void {
  kinds = views as unknown as typeof kinds;
}

/** How a field is typed and shown: by the view that it names, or as is usual for its kind. */
export const viewOf = (field: Field): FieldView => (field.view && namedView(field.view)) || kindView(field.kind);

/** How a group is drawn when not as a ledger. */
export const groupViewOf = ({ view }: FormGroup): GroupView | undefined => (view ? named.groups[view] : undefined);

/** How a record of a screen is read when not group by group. */
export const readingOf = ({ reading }: Screen): ReadingView | undefined =>
  reading ? named.readings[reading] : undefined;

/** A view is drawn with fields of its own kind, so that it may stand where one of every kind is asked for. */
const namedView = (name: string) => named.fields[name] as FieldView | undefined;

function kindView(kind: KindName): FieldView {
  const view = kinds[kind];
  if (!view) throw new Error(`${kind}: its view was not handed in`);
  return view;
}
