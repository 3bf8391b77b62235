import type { Actor } from './actor.ts';
import { roleOf } from './may.ts';
import { isOrgKind, type Role, type Scope } from './roles.ts';

/**
 * Who may see a field and who may fill it, by a role on the site or in the organisation: either is enough. Without a
 * list it is for everybody whom the screen lets do it; what somebody cannot see they cannot fill either.
 */
export interface FieldRule {
  readonly read?: readonly Role[];
  readonly write?: readonly Role[];
  /** Members of an organisation whose plan has this fill it too, whatever their role. */
  readonly plan?: string;
}

/** Whether a rule of a field lets an actor see it, and fill it. */
export function mayField(
  actor: Actor,
  scope: Scope,
  { read, write, plan }: FieldRule,
): { read: boolean; write: boolean } {
  const roles = [actor.user_type, roleOf(actor, scope)];
  const isOpen = (allowed?: readonly Role[]) =>
    allowed === undefined || roles.some((role) => role && allowed.includes(role));
  const isPlanned = plan !== undefined && isOrgKind(scope) && (actor[scope]?.has?.includes(plan) ?? false);
  return { read: isOpen(read), write: isOpen(read) && (isOpen(write) || isPlanned) };
}
