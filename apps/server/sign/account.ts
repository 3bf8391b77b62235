import { byteLength, composed, type FieldFault, isBlank, isPlain } from '@hanjan/core';
import { invalid } from '../http/refusal.ts';
import { passwordFault } from './password.ts';

/** Whose a new account is, checked. */
export interface NewPerson {
  readonly user_name: string;
  readonly user_email: string | null;
  readonly user_country: string;
}

/** What a new account is made of that its person signs in to with a password, checked. */
export interface NewAccount extends NewPerson {
  readonly user_id: string;
  readonly user_pass: string;
}

const USER_ID = /^[a-z0-9._-]{4,45}$/;
const MAX_BYTES = 300;
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;

/** Ids that others would take for whoever runs this, also with dots and dashes in them, and those of the demo. */
const RESERVED =
  /^(s?admin.*|hanjan.*|root|system|sysop|support|helpdesk|security|operator|moderator|official|webmaster|postmaster|noreply|demo)$/;
const isReserved = (id: string) => RESERVED.test(id.replaceAll(/[._-]/g, '')) || /^demo[._-]/.test(id);

/** Whether a text looks like an address of e-mail. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** Whether nothing in a name hides or turns around what stands beside it. Emoji have parts that nobody sees. */
export const isPlainName = (name: string) => isPlain(name.replaceAll(/\p{RGI_Emoji}\ufe0f?|[\p{Zs}\\]/gv, ''));

/** The user id as it is stored and compared: lower case, without space around it; null when it can be none. */
export function readUserId(value: unknown): string | null {
  const id = typeof value === 'string' ? value.slice(0, MAX_BYTES).trim().toLowerCase() : '';
  return USER_ID.test(id) ? id : null;
}

type Body = Readonly<Record<string, unknown>>;
type Fail = (name: string, key: string, args?: FieldFault['args']) => void;

/** Gathers what is wrong with a form while `read` reads it, and throws with every failing field. */
function readForm<T>(read: (fail: Fail) => T): T {
  const faults: FieldFault[] = [];
  const form = read((name, key, args = {}) => faults.push({ name, key, args }));
  if (faults.length > 0) throw invalid(faults);
  return form;
}

/** Reads the sign-up form; throws with every failing field. */
export const readNewAccount = (body: Body): NewAccount =>
  readForm((fail) => {
    const user_id = readUserId(body.user_id);
    if (user_id === null) fail('user_id', 'user_id_bad');
    else if (isReserved(user_id)) fail('user_id', 'user_id_taken');
    const person = readPerson(body, fail);
    const weak = passwordFault(body.user_pass, false, [user_id ?? '', person.user_name]);
    if (weak) fail('user_pass', weak.key, weak.args);
    return { user_id: user_id ?? '', user_pass: String(body.user_pass), ...person };
  });

/** Reads what somebody says of themselves whom a provider sent; throws with every failing field. */
export const readNewPerson = (body: Body): NewPerson => readForm((fail) => readPerson(body, fail));

function readPerson(body: Body, fail: Fail): NewPerson {
  const text = (name: string, isRequired: boolean) => {
    const value = body[name] ?? '';
    const read = typeof value === 'string' ? composed(value.trim(), 'NFC', 2 * MAX_BYTES) : '';
    const length = byteLength(read);
    if (typeof value !== 'string') fail(name, 'field_text');
    else if (length > MAX_BYTES) fail(name, 'field_maxLength', { max: MAX_BYTES, length });
    else if (isRequired && isBlank(read)) fail(name, 'field_required');
    return length > MAX_BYTES ? '' : read;
  };
  const user_name = text('user_name', true);
  if (!isBlank(user_name) && !isPlainName(user_name)) fail('user_name', 'user_name_hidden');
  const user_email = text('user_email', false);
  const user_country = text('country', true);
  if (user_email !== '' && !isEmail(user_email)) fail('user_email', 'user_email_bad');
  if (user_country !== '' && !/^[A-Z]{3}$/.test(user_country)) fail('country', 'field_code');
  if (body.age_ok !== true) fail('age_ok', 'age_required', { age: user_country === 'KOR' ? 14 : 13 });
  if (body.privacy_ok !== true) fail('privacy_ok', 'privacy_required');
  return { user_name, user_email: user_email || null, user_country };
}
