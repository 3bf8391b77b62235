import { type FieldFault, type Row, type Screen, writable } from '@hanjan/core';
import { call } from '../../api/call.ts';
import { randomKey } from '../../api/random.ts';
import { t } from '../../i18n/index.ts';
import type { Form } from '../form/store.ts';
import type { Conflict } from './conflict.ts';

/** A record that the server knows. */
export interface Known {
  readonly key: number;
  readonly version: number;
}

/** How a save went. */
export type Outcome =
  | { readonly is: 'saved'; readonly known: Known }
  | { readonly is: 'faulty'; readonly faults: readonly FieldFault[] }
  | { readonly is: 'conflict'; readonly conflict: Conflict }
  | { readonly is: 'failed'; readonly text: string };

/** What is sent: every field of a new record, the changed ones of a known one. */
export function payloadOf(form: Form, known: Known | null): Row {
  const { entity } = form;
  const values = form.values();
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  if (!known) return pick(writable(entity).filter((name) => (values[name] ?? null) !== null));
  const names = form.changed();
  return { [entity.key]: known.key, version: known.version, UPList: names, ...pick(names) };
}

/** Sends a form. One payload keeps its key until it is saved, so that trying again never saves twice. */
export function createSender(screen: Screen): (form: Form, known: Known | null) => Promise<Outcome> {
  let last = { payload: '', key: '' };
  return async (form, known) => {
    const body = payloadOf(form, known);
    const payload = JSON.stringify(body);
    if (payload !== last.payload) last = { payload, key: randomKey() };
    const answer = await call<Row & { version: number }>('POST', `${screen.path}/edit`, body, {
      headers: { 'Idempotency-Key': last.key },
    });
    if (answer.status === 'OK') {
      last = { payload: '', key: '' };
      const { result } = answer;
      return { is: 'saved', known: { key: Number(result[form.entity.key]), version: result.version } };
    }
    if (answer.code === 'edit_conflict') return { is: 'conflict', conflict: answer.result as unknown as Conflict };
    if (answer.fields.length > 0) return { is: 'faulty', faults: answer.fields };
    return { is: 'failed', text: answer.status === '404' ? t('save_gone') : answer.description };
  };
}
