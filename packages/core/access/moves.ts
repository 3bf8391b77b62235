import type { Actor } from './actor.ts';
import { isOrgKind, ORG_ROLES, type OrgRole, type Scope } from './roles.ts';

/** Who may turn which values of a code field into which. */
export interface Move {
  readonly by: readonly OrgRole[];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/**
 * Which value of a code field of an organisation's records may become which, and by whom; what no row says may not. The
 * form, bulk changes, the server and a trigger of the database all go by these rows.
 */
export interface Moves {
  readonly field: string;
  readonly rows: readonly Move[];
  /**
   * The records are people: this uuid field says who, and values of the field that are roles are their ranks. Nobody
   * changes their own record or that of somebody above them, and nobody gives a rank above their own.
   */
  readonly person?: string;
}

/** An entity as far as its moves go. */
interface Moved {
  readonly scope: Scope;
  readonly moves?: Moves | undefined;
}

type Recorded = Readonly<Record<string, unknown>>;

/** Whether a value is a rank above the actor's own. */
function isAbove(actor: Actor, scope: Scope, value: unknown): boolean {
  if (!isOrgKind(scope)) return false;
  const ranks: readonly unknown[] = ORG_ROLES[scope];
  return ranks.indexOf(value) > ranks.indexOf(actor[scope]?.user_auth);
}

/** Whether a record is somebody whom the actor may not change: the actor, or whoever ranks above them. */
export function isBeyond(actor: Actor, { scope, moves }: Moved, record: Recorded): boolean {
  if (!moves?.person || !isOrgKind(scope)) return false;
  const isSelf = record[moves.person] !== undefined && record[moves.person] === actor[scope]?.user_uuid;
  return isSelf || isAbove(actor, scope, record[moves.field]);
}

/** What the moved field of a record may become, besides staying what it is, in the order of the rows. */
export function movesOf(actor: Actor, { scope, moves }: Moved, record: Recorded): string[] {
  if (!moves || !isOrgKind(scope) || isBeyond(actor, { scope, moves }, record)) return [];
  const now = record[moves.field];
  const role = actor[scope]?.user_auth;
  const rows = moves.rows.filter(({ by, from }) => by.some((one) => one === role) && from.some((one) => one === now));
  const found = new Set(rows.flatMap(({ to }) => to));
  return [...found].filter((to) => to !== now && !(moves.person && isAbove(actor, scope, to)));
}
