import {
  type Actor,
  type Entity,
  isOrgKind,
  onceFor,
  type Row,
  type Scope,
  type Screen,
  setNewest,
} from '@hanjan/core';
import type { RawBuilder } from 'kysely';
import type { Ready } from '../../db/ready.ts';
import { Shape, slot } from '../../db/shape.ts';
import type { Known, Work } from '../work.ts';

/** Who asks, and where entities are found: all that the statements of a shape may depend on. */
export type Asking = Pick<Work, 'known' | 'actor'>;

/** How many shapes of a screen, or of an entity, are remembered; lists can be asked for, and records changed, in more ways. */
const MOST = 200;

/** Slots of who asks; no column is called so. */
const USER = 'actor.user';
const ORG = 'actor.org';

const shapesOf = onceFor((_: Known) => onceFor((_: Screen | Entity) => new Map<string, Shape<unknown>>()));

/**
 * A statement about the records of a screen or of an entity, compiled once for everybody of the same role. `shape` says in
 * what it differs from their other statements; `values` are those of its slots besides who asks. It is built for somebody of whom
 * nothing but the roles is known, so that nothing else of a person can become a part of what others run.
 */
export function shaped<R>(
  { known, actor }: Asking,
  about: Screen | Entity,
  shape: string,
  build: (asking: Asking) => RawBuilder<R>,
  values: Row = {},
): Ready<R> {
  const { scope } = 'entity' in about ? about.entity : about;
  const place = isOrgKind(scope) ? actor[scope] : undefined;
  const shapes = shapesOf(known)(about);
  const name = `${shape} ${actor.user_type} ${place?.user_auth}`;
  const found = shapes.get(name) ?? new Shape<unknown>(build({ known, actor: anybody(actor, scope) }));
  // The one that nobody has asked for the longest makes room.
  setNewest(shapes, name, found, MOST);
  return (found as Shape<R>).with({ [USER]: actor.user_seq, [ORG]: place?.auth_seq, ...values });
}

/** Anybody with an actor's roles. */
function anybody({ user_type, ...actor }: Actor, scope: Scope): Actor {
  const place = isOrgKind(scope) ? actor[scope] : undefined;
  return {
    user_seq: slot(USER),
    user_type,
    ...(place && { [scope]: { auth_seq: slot(ORG), user_auth: place.user_auth } }),
  };
}
