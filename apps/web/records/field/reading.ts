import type { Names, Row, Screen } from '@hanjan/core';
import type { ComponentType } from 'react';
import type { Form } from '../form/store.ts';

/** What draws a record that is read. */
export interface ReadingProps {
  readonly screen: Screen;
  readonly record: Row;
  /** The record as a form that nobody fills: groups are drawn from it. */
  readonly form: Form;
  readonly names: Names;
}

/** A record drawn in its own way for whoever reads it. */
export interface ReadingView {
  readonly Body: ComponentType<ReadingProps>;
  /** What one does next with such a record: the one loud key of the page. */
  readonly Key?: ComponentType<ReadingProps>;
}
