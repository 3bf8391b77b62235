import type { Names } from '@hanjan/core';
import { Suspense } from 'react';
import { later } from '../../base/store/later.tsx';
import { withTexts } from '../../base/texts/index.ts';
import type { Form } from '../form/store.ts';
import type { Others } from './others.ts';

export interface ConflictProps {
  readonly others: Others;
  readonly form: Form;
  readonly names: Names;
  /** In which fields the others' value stays; null goes on writing. */
  onSettle(yielded: ReadonlySet<string> | null): void;
}

const Disputes = later<ConflictProps & { onClose(): void }>(() => withTexts('compare', import('./Disputes.tsx')));

/** Asks what to keep of fields that others changed too. It comes when it is needed first; without it one goes on writing. */
export const ConflictDialog = (props: ConflictProps) => (
  <Suspense>
    <Disputes {...props} onClose={() => props.onSettle(null)} />
  </Suspense>
);
