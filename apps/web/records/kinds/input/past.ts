import { type Field, type Fields, ownWordsOf, type Row, type Screen } from '@hanjan/core';
import { currentPerson } from '../../../base/session/session.ts';
import type { Form } from '../../form/store.ts';
import { listRecords } from '../../store/calls.ts';

/** Of so many records, the newest ones, the former values are offered. */
const ASKED = 100;

const asked = new WeakMap<Form, Promise<readonly Row[]>>();

/** The fields that the choice of a former text fills, each with its own words. */
export function filledBy(field: Field, fields: Fields): readonly string[] {
  const named: readonly string[] = 'suggest' in field && Array.isArray(field.suggest) ? field.suggest : [];
  return named.flatMap((name) => [name, ownWordsOf(fields[name] ?? {}) ?? []].flat());
}

/**
 * Former records of a screen with whatever its texts offer, asked for once by each form. Without an answer there are none,
 * and texts are typed as any other.
 */
export function pastOf(form: Form, screen: Screen): Promise<readonly Row[]> {
  // A guest has none.
  if (currentPerson() === null) return Promise.resolve([]);
  const fields = Object.entries<Field>(screen.entity.fields).filter(([, field]) => 'suggest' in field && field.suggest);
  const columns = [...new Set(fields.flatMap(([name, field]) => [name, ...filledBy(field, screen.entity.fields)]))];
  const past =
    asked.get(form) ??
    listRecords(screen, { list_count: ASKED, columns }, {}).then(
      ({ result }) => result,
      () => [],
    );
  asked.set(form, past);
  return past;
}
