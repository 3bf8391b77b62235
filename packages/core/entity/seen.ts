import type { Actor } from '../access/actor.ts';
import { mayField } from '../access/field.ts';
import { roleOf } from '../access/may.ts';
import { movesOf } from '../access/moves.ts';
import { isOrgKind } from '../access/roles.ts';
import type { Entity, Reaction, Row } from './entity.ts';
import { narrowedField } from './narrowing.ts';
import { onceFor } from './once.ts';
import type { Screen } from './screen.ts';

/**
 * A screen as an actor has it: what they may not see is in no list, form, filter, order or look-up, and its fields are
 * gone from the entity; what they may see but not fill is read-only. What is calculated from a field that they cannot
 * see stays as the server says. The server asks here before it answers, the app before it draws.
 */
export function seenBy(actor: Actor, screen: Screen): Screen {
  const { scope } = screen.entity;
  const has = isOrgKind(scope) ? actor[scope]?.has : undefined;
  const views = viewsOf(screen);
  const role = `${actor.user_type} ${roleOf(actor, scope)} ${has?.join(' ')}`;
  const seen = views.get(role) ?? seenAnew(actor, screen);
  views.set(role, seen);
  return seen;
}

/** The views of a screen by role and plan: `seenAnew` depends on nothing else of an actor. */
const viewsOf = onceFor((_: Screen) => new Map<string, Screen>());

function seenAnew(actor: Actor, screen: Screen): Screen {
  const ruled = Object.entries(screen.fields).map(
    ([name, rule]) => [name, mayField(actor, screen.entity.scope, rule)] as const,
  );
  const fixed = ruled.flatMap(([name, { write }]) => (write ? [] : [name]));
  if (fixed.length === 0) return screen;
  const hidden = ruled.flatMap(([name, { read }]) => (read ? [] : [name]));
  const seen = <N extends string>(names: readonly N[]) => names.filter((name) => !hidden.includes(narrowedField(name)));
  const { entity, list, code, form } = screen;
  return {
    ...screen,
    entity: narrowed(entity, hidden, fixed),
    list: {
      ...list,
      columns: seen(list.columns),
      search: seen(list.search),
      title: seen(list.title),
      sort: seen(list.sort),
      ...(list.bulk && { bulk: list.bulk.filter((name) => !fixed.includes(name)) }),
    },
    code: { ...code, filters: seen(code.filters), with: seen(code.with ?? []) },
    form: form
      .filter(({ fields }) => fields.length === 0 || seen(fields).length > 0)
      .map((group) => ({ ...group, fields: seen(group.fields) })),
  };
}

function narrowed(entity: Entity, hidden: readonly string[], fixed: readonly string[]): Entity {
  const seen = Object.entries(entity.fields).filter(([name]) => !hidden.includes(name));
  const fields = seen.map(
    ([name, field]) => [name, fixed.includes(name) ? { ...field, readonly: true } : field] as const,
  );
  const derive = entity.derive.filter(([name, { from }]) => ![name, ...from].some((one) => hidden.includes(one)));
  const rules = entity.rules.filter(({ at, from }) => ![at, ...from].some((one) => hidden.includes(one)));
  const react = Object.entries(entity.react).filter(([name]) => !fixed.includes(name));
  return {
    ...entity,
    fields: Object.fromEntries(fields),
    derive,
    rules,
    react: Object.fromEntries(react.map(([name, reaction]) => [name, without(reaction, fixed)])),
  };
}

/** A reaction that leaves some fields as they are. */
const without =
  (reaction: Reaction, fixed: readonly string[]): Reaction =>
  (...given) =>
    Object.fromEntries(Object.entries(reaction(...given)).filter(([name]) => !fixed.includes(name)));

/** An entity whose moved field takes what it holds in some records, and what it may become in any of them. */
export function withMoves<E extends Entity>(actor: Actor, entity: E, records: readonly Row[]): E {
  const { moves, fields } = entity;
  const field = moves && fields[moves.field];
  if (!moves || field?.kind !== 'code') return entity;
  const values = records.flatMap((record) => [String(record[moves.field]), ...movesOf(actor, entity, record)]);
  return { ...entity, fields: { ...fields, [moves.field]: { ...field, among: [...new Set(values)] } } };
}
