import type { Field, FormGroup } from '@hanjan/core';
import { kindViews } from '../kinds/registry.ts';
import type { GroupView } from './groups.ts';
import type { FieldView } from './view.ts';

/** Views that fields and groups of the model ask for by name. */
export interface Views {
  readonly fields: Readonly<Record<string, FieldView>>;
  readonly groups: Readonly<Record<string, GroupView>>;
}

let named: Views = { fields: {}, groups: {} };

/** Hands in named views, before any of them is drawn. */
export function provideViews({ fields, groups }: Partial<Views>): void {
  named = { fields: { ...named.fields, ...fields }, groups: { ...named.groups, ...groups } };
}

/** How a field is typed and shown: by the view that it names, or as is usual for its kind. */
export const viewOf = (field: Field): FieldView =>
  (field.view && named.fields[field.view]) || (kindViews[field.kind] as FieldView);

/** How a group is drawn when not as a ledger. */
export const groupViewOf = ({ view }: FormGroup): GroupView | undefined => (view ? named.groups[view] : undefined);
