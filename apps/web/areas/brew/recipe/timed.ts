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
export function brewTitle({ fields, label }: Entity, row: Row, names: Names): string {
  const { brewing_type: type, brewing_type_etc: own } = row;
  for (const name of [label.plain, RECIPE]) {
    const { [name]: field } = fields;
    if (row[name]) return field && 'to' in field ? names.ref(field.to, Number(row[name])) : String(row[name]);
  }
  if (type === ETC) return String(own ?? '');
  return type ? names.code('EXTR', String(type)) : '';
}
