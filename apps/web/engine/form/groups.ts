import type { Entity, FormGroup, Names, Row } from '@hanjan/core';
import type { ComponentType } from 'react';
import type { Form } from './store.ts';

/** What a group of a form gets. */
export interface GroupProps {
  readonly form: Form;
  readonly group: FormGroup;
  readonly names: Names;
  /** Whether a field is to be read only. */
  isFixed(name: string): boolean;
  /** The whole record is being read: what says nothing is left out. */
  readonly isReading: boolean;
}

/** A group drawn in its own way, with what may stand beside the form. */
export interface GroupView {
  readonly Body: ComponentType<GroupProps>;
  readonly Side?: ComponentType<GroupProps>;
}

let namedViews: Readonly<Record<string, GroupView>> = {};

/** Hands in the views that groups ask for by name. Done once, before any is drawn. */
export function provideGroupViews(views: Readonly<Record<string, GroupView>>): void {
  namedViews = views;
}

/** How a group is drawn when not as a ledger. */
export const groupViewOf = ({ view }: FormGroup): GroupView | undefined => (view ? namedViews[view] : undefined);

/** Whether a value says something to a reader. A flag does when it is not what every new record starts with. */
export function saysSomething(entity: Entity, row: Row, name: string): boolean {
  const value = row[name] ?? null;
  return typeof value === 'boolean' ? value !== (entity.fields[name]?.initial ?? false) : value !== null;
}
