import type { Fields } from '@hanjan/core';
import type { Area } from './area.ts';

/** The entities of some areas by their names. */
export type EntitiesOf<A extends readonly Area[]> = {
  readonly [E in A[number]['entities'][number] as E['name']]: E;
};

/** The names of the lists and forms of some areas. */
export type ScreenNameOf<A extends readonly Area[]> = A[number]['screens'][number]['name'];

/** The entities that a field refers to, also from its rows. */
type TargetOf<F> = F extends { readonly to: infer To extends string }
  ? To
  : F extends { readonly of: infer Items extends Fields }
    ? { [N in keyof Items]: TargetOf<Items[N]> }[keyof Items]
    : never;

/** The fields of an entity that refer to none of some entities: `entity.field refers to name`. */
type DanglingOf<E extends Area['entities'][number], Name extends string> = {
  [N in keyof E['fields'] & string]: Exclude<TargetOf<E['fields'][N]>, Name> extends infer To extends string
    ? `${E['name']}.${N} refers to ${To}`
    : never;
}[keyof E['fields'] & string];

type Each<E, Name extends string> = E extends Area['entities'][number] ? DanglingOf<E, Name> : never;

/** What refers to nothing among all entities of some areas; never when every reference leads somewhere. */
type Dangling<A extends readonly Area[]> = Each<A[number]['entities'][number], A[number]['entities'][number]['name']>;

/** Areas whose fields refer to entities of theirs. A misspelt reference does not compile; the message names it. */
export const whole = <const A extends readonly Area[]>(
  areas: A & ([Dangling<A>] extends [never] ? unknown : Dangling<A>),
): A => areas;
