import type { Actor } from './actor.ts';
import { isBeyond, type Moves } from './moves.ts';
import { isOrgKind, type Role, type Scope } from './roles.ts';

/** What can be asked of a screen. `write` creates, `edit` changes, `remove` removes and restores, `code` looks up. */
export const ACTIONS = ['list', 'read', 'write', 'edit', 'remove', 'code'] as const;
export type Action = (typeof ACTIONS)[number];

/** Who may do what, action by action. An action that is not named is for nobody. */
export type Access = { readonly [A in Action]?: readonly Role[] };

/** A record, by the names of its fields. */
type Recorded = Readonly<Record<string, unknown>>;

/** What a rule is asked about: a screen, or anything with an access rule over records of a scope. */
interface Ruled {
  readonly access: Access;
  /** The flag that closes a record once it is off. */
  readonly editCheck?: string;
  /** Off: only who `access.remove` names removes, not whoever wrote the record. */
  readonly removesOwn?: boolean;
  readonly entity: { readonly scope: Scope; readonly moves?: Moves | undefined };
}

/** The role that counts for records of a scope: the one inside the organisation, otherwise the one on the site. */
export const roleOf = (actor: Actor, scope: Scope): Role | undefined =>
  isOrgKind(scope) ? actor[scope]?.user_auth : actor.user_type;

/**
 * The one place that decides: menu, buttons, server and the golden permission table all ask here. Deny by default.
 * Given a record, whoever wrote it may also remove it as long as they may change it, unless the screen says no; nobody may change a closed one, or
 * somebody who is beyond them.
 */
export function may(actor: Actor, screen: Ruled, action: Action, record?: Recorded): boolean {
  const { access, entity } = screen;
  const role = roleOf(actor, entity.scope);
  const isShut = (one: Action) =>
    one === 'edit' && record !== undefined && (isClosed(screen, record) || isBeyond(actor, entity, record));
  const has = (one: Action) => role !== undefined && (access[one]?.includes(role) ?? false) && !isShut(one);
  const isOwn = record !== undefined && actor.user_seq !== null && record.rgst_by === actor.user_seq;
  return has(action) || (action === 'remove' && screen.removesOwn !== false && isOwn && has('edit'));
}

/** Whether a record is closed: its flag is off, so that nobody can change it on this screen. */
export const isClosed = ({ editCheck }: Pick<Ruled, 'editCheck'>, record: Recorded): boolean =>
  editCheck !== undefined && record[editCheck] === false;

/** Whether there is anybody who removes records of a screen, and brings them back. */
export const isRemovable = ({ access, removesOwn }: Ruled): boolean =>
  [...(access.remove ?? []), ...(removesOwn === false ? [] : (access.edit ?? []))].length > 0;

/** Whether there can be a record with which an actor may do this. */
export const mayEver = (actor: Actor, screen: Ruled, action: Action): boolean =>
  may(actor, screen, action, { rgst_by: actor.user_seq });
