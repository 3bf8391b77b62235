import { type Answer, type Entity, type FieldFault, isSame, pick, type Row, type Screen, writable } from '@hanjan/core';
import { randomKey } from '../../base/api/random.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { moment } from '../../base/texts/times.ts';
import { ask, tell } from '../../parts/dialog/ask.ts';
import type { Conflict } from '../conflict/others.ts';
import type { Removal } from '../conflict/RemovedDialog.tsx';
import { attemptOf, setAttempt } from '../drafts/content.ts';
import type { Attempt } from '../drafts/draft.ts';
import { noteAttempt } from '../drafts/keeper.ts';
import { faultText } from '../form/faults.ts';
import type { Form } from '../form/store.ts';
import { saveRecord } from '../store/calls.ts';
import { saidUses, type Use } from '../uses/uses.ts';
import { type Ask, asking, type Confirmable } from './question.ts';

/** A record that the server knows. */
export interface Known {
  readonly key: number;
  readonly version: number;
}

/** How a save went. */
export type Outcome =
  /** `touched`: the entities whose records the save changed. */
  | { readonly is: 'saved'; readonly known: Known; readonly touched: readonly string[] }
  | { readonly is: 'faulty'; readonly faults: readonly FieldFault[] }
  | { readonly is: 'conflict'; readonly conflict: Conflict }
  | { readonly is: 'removed'; readonly removal: Removal }
  /** The server asked, and the person does not want it. */
  | { readonly is: 'declined' }
  | { readonly is: 'failed'; readonly answer: Answer };

/** What is sent: every given field of a new record, the named ones of a known one. */
export function payloadOf(form: Form, known: Known | null, names: readonly string[]): Row {
  const { entity } = form;
  const values = form.values();
  const given = writable(entity).filter((name) => (values[name] ?? null) !== null);
  return known ? changeOf(entity.key, known, pick(values, names)) : pick(values, given);
}

/** What is sent to change some fields of a known record. */
export const changeOf = (keyName: string, { key, version }: Known, values: Row): Row => ({
  [keyName]: key,
  version,
  UPList: Object.keys(values),
  ...values,
});

/**
 * Sends what is to be saved, and asks the person what the server asks. One payload keeps its key until it is saved, and
 * what was confirmed of it, so that trying again neither saves nor asks twice; of a form it is kept with what was typed,
 * so that this holds when the tab breaks off too. `begun`: the save with which it begins.
 */
export function createSender(
  screen: Screen,
  form?: Form,
  asks?: Ask,
  begun: Attempt | null = form ? attemptOf(form) : null,
): (payload: Row) => Promise<Outcome> {
  const { entity } = screen;
  let last = begun;
  const send = ({ confirm, ...body }: Confirmable) => {
    const payload = JSON.stringify(body);
    const isSent = last?.payload === payload && isSame(last.confirm, confirm);
    const attempt = last && isSent ? last : { payload, ...(confirm && { confirm }), key: randomKey() };
    last = attempt;
    if (form) noteAttempt(form, attempt);
    return saveRecord(screen, { ...body, ...(confirm && { confirm }) }, attempt.key);
  };
  return async (body) => {
    const confirm = last?.payload === JSON.stringify(body) ? last.confirm : undefined;
    const answer = await asking({ ...body, ...(confirm && { confirm }) }, send, asks);
    if (!answer) return { is: 'declined' };
    if (answer.status !== 'OK') return outcomeOf(answer, body, entity.key in body);
    last = null;
    if (form) setAttempt(form, null);
    const { result, touched = [] } = answer;
    return { is: 'saved', known: { key: Number(result[entity.key]), version: result.version }, touched };
  };
}

/** How a save went that was not done, by what the server said. */
export function outcomeOf(answer: Answer, sent: Row, isKnown: boolean): Exclude<Outcome, { is: 'saved' | 'declined' }> {
  if (answer.code === 'edit_conflict') {
    const conflict = answer.result as Conflict;
    // A restored database may be behind what was sent: saving again would be refused again, for ever.
    return conflict.version > Number(sent.version) ? { is: 'conflict', conflict } : { is: 'failed', answer };
  }
  if (answer.code === 'edit_removed') return { is: 'removed', removal: answer.result as Removal };
  if (answer.status === '404' && isKnown) return { is: 'removed', removal: { edit_at: null, edit_user: null } };
  return answer.fields.length > 0 ? { is: 'faulty', faults: answer.fields } : { is: 'failed', answer };
}

/** A fault with the name of its field, which may be called otherwise in this record. */
export function faultLine({ fields }: Entity, fault: FieldFault, label = textOf(fault.name)): string {
  const field = fields[fault.name];
  const text = field ? faultText(fault, field) : textOf(fault.key, fault.args);
  return t('validation_error_text', { name: label, text });
}

/** Why something was not done, in the words of doing rather than of looking at a page. */
export function reasonOf({ status, code, description }: Answer): string {
  if (status === '401') return t('noauth_again');
  return code === 'nopermission_text' ? t('nopermission_do') : description;
}

/** Tells why something was not done, and does it again where no answer came and the person wants to. */
export async function tellFailed(title: string, answer: Answer, again: () => Promise<void>): Promise<void> {
  const text = reasonOf(answer);
  if (answer.status !== 'NETWORK') return tell(title, text);
  if (await ask({ title, text, confirm: t('retry'), cancel: t('close') })) await again();
}

/** What a record says that stands in the way of its removal; null where the answer refuses it for another reason. */
export async function whyNotRemoved(entity: Entity, answer: Answer): Promise<string | null> {
  if (answer.code === 'edit_conflict') return changedText(answer);
  return answer.code === 'in_use' ? usedText(answer, entity) : null;
}

/** What a record that is to come back says is missing; null where the answer refuses it for another reason. */
export function whyNotRestored(entity: Entity, { fields }: Answer): string | null {
  if (fields.length === 0) return null;
  if (!fields.every(({ key }) => key === 'field_ref'))
    return fields.map((fault) => faultLine(entity, fault)).join('\n');
  const names = new Set(fields.map(({ name, at }) => textOf(at?.item ?? name)));
  return t('restore_orphan', { names: [...names].join(', ') });
}

/** What was saved since it was looked at is to be seen first. */
function changedText({ result }: Answer): string {
  const { edit_at } = result as Removal;
  return t('remove_changed', { at: edit_at ? moment(edit_at) : '' });
}

/** Which records use it, and how many of each kind. */
const usedText = async ({ result }: Answer, entity: Entity): Promise<string> =>
  t('remove_used', { users: (await saidUses(result as readonly Use[], entity)).join(', ') });
