import type { FormGroup, Names, Row } from '@hanjan/core';
import type { ComponentType } from 'react';
import type { Form } from '../form/store.ts';

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
  /** Whether it has something for a reader even where none of its fields says anything. */
  isRead?(row: Row): boolean;
}
