import type { Field, Row, Screen } from '@hanjan/core';
import { currentPerson } from '../../base/session/session.ts';
import type { Form } from '../form/store.ts';
import { listRecords } from '../store/calls.ts';

/** Of so many records, the newest ones, the former values are offered. */
const ASKED = 100;

const asked = new WeakMap<Form, Promise<readonly Row[]>>();

/** The fields that the choice of a former text fills. */
export const filledBy = (field: Field): readonly string[] =>
  'suggest' in field && Array.isArray(field.suggest) ? field.suggest : [];

/**
 * Former records of a screen with whatever its texts offer, asked for once by each form. Without an answer there are none,
 * and texts are typed as any other.
 */
export function pastOf(form: Form, screen: Screen): Promise<readonly Row[]> {
  // A guest has none.
  if (currentPerson() === null) return Promise.resolve([]);
  const fields = Object.entries<Field>(screen.entity.fields).filter(([, field]) => 'suggest' in field && field.suggest);
  const columns = [...new Set(fields.flatMap(([name, field]) => [name, ...filledBy(field)]))];
  const past =
    asked.get(form) ??
    listRecords(screen, { list_count: ASKED, columns }, {}).then(
      ({ result }) => result,
      () => [],
    );
  asked.set(form, past);
  return past;
}
