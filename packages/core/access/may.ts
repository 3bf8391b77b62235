import type { SiteRole } from './roles.ts';

/** Who asks: a signed-in person, or a guest without `user_seq`. */
export interface Actor {
  readonly user_seq: number | null;
  readonly user_type: SiteRole;
}

export const GUEST: Actor = { user_seq: null, user_type: 'GUEST' };

/** What can be asked of a screen. `write` creates, `edit` changes, `remove` removes and restores, `code` looks up. */
export const ACTIONS = ['list', 'read', 'write', 'edit', 'remove', 'code'] as const;
export type Action = (typeof ACTIONS)[number];

/** Who may do what, action by action. An action that is not named is for nobody. */
export type Access = { readonly [A in Action]?: readonly SiteRole[] };

/** The one place that decides: menu, buttons, server and the golden permission table all ask here. Deny by default. */
export function may(actor: Actor, screen: { readonly access: Access }, action: Action): boolean {
  return screen.access[action]?.includes(actor.user_type) ?? false;
}
