import type { Field, Screen } from '@hanjan/core';
import { behaviours } from '../../apps/server/behaviour/index.ts';

/** What tells two fields of one kind from one another in their texts alone. */
const WORDS: readonly string[] = ['kind', 'of', 'unit'];

const isSaid = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== undefined && value !== false;
const said = (of: object) => Object.entries(of).flatMap(([name, value]) => (isSaid(value) ? [name] : []));

const traitsOfField = (place: string, field: Field): string[] => [
  ...[field.kind, ...said(field).filter((name) => !WORDS.includes(name))].map(
    (name) => `${place} ${field.kind} ${name}`,
  ),
  ...(field.kind === 'rows' ? traitsOfFields('row', field.of) : []),
];
const traitsOfFields = (place: string, fields: Readonly<Record<string, Field>>): string[] =>
  Object.values(fields).flatMap((field) => traitsOfField(place, field));

/** Everything in which the engine may treat a screen otherwise than another one. */
const traitsOf = ({ entity, list, ...screen }: Screen): readonly string[] => [
  `of ${entity.scope}`,
  ...said(entity).map((name) => `entity ${name}`),
  ...said(list).map((name) => `list ${name}`),
  ...said(screen).map((name) => `screen ${name}`),
  ...said(behaviours[entity.name] ?? {}).map((name) => `behaviour ${name}`),
  ...traitsOfFields('field', entity.fields),
];

/**
 * The few of some screens that stand for all of them: together they have every kind of field with every option, and every
 * option of entities, lists and screens. What the engine does alike is asked of these; rights and isolation of every one.
 */
export function standing<S extends Screen>(screens: readonly S[]): S[] {
  const traits = new Map(screens.map((screen) => [screen, traitsOf(screen)]));
  const missing = new Set([...traits.values()].flat());
  const chosen: S[] = [];
  while (missing.size > 0) {
    const news = (screen: S) => new Set(traits.get(screen)?.filter((trait) => missing.has(trait))).size;
    const next = screens.reduce((best, screen) => (news(screen) > news(best) ? screen : best));
    for (const trait of traits.get(next) ?? []) missing.delete(trait);
    chosen.push(next);
  }
  return screens.filter((screen) => chosen.includes(screen));
}
