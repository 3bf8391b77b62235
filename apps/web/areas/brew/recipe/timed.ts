import { type Entity, ETC, type Names, pick, type Row, writable } from '@hanjan/core';
import { RECIPE } from '@hanjan/model/brewing/recipe.ts';
import { TIMED } from '@hanjan/model/brewing/steps.ts';

/** What of a finished brew is written into a form: what was timed, and whatever else is not as it was begun with. */
export function timedOf(entity: Entity, brewed: Row, given: Row): Row {
  const isMeasured = (name: string) => TIMED.includes(name) || brewed[name] !== given[name];
  return pick(
    brewed,
    writable(entity).filter((name) => name in brewed && isMeasured(name)),
  );
}

/** What a brew is called while it runs: its coffee, or else its recipe, or else how it is brewed. */
export function brewTitle({ fields }: Entity, row: Row, names: Names): string {
  const { brewing_coffee: coffee, [RECIPE]: recipe, brewing_type: type, brewing_type_etc: own } = row;
  const field = fields[RECIPE];
  if (coffee) return String(coffee);
  if (recipe && field && 'to' in field) return names.ref(field.to, Number(recipe));
  if (type === ETC) return String(own ?? '');
  return type ? names.code('EXTR', String(type)) : '';
}
