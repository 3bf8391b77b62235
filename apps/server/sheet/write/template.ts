import { checksOf, type Field, type gaugeOf, isRequired, kindOf, nameInLocale, type Screen } from '@hanjan/core';
import { hasText, type Translate } from '../../http/texts.ts';
import { headsOf } from '../heads.ts';
import type { Codes } from '../names.ts';
import type { Cell } from './cells.ts';

/** Names of choices that an example tells. */
const TOLD = 6;

/**
 * The rows of an empty sheet: its head, in which a mark stands behind what is required, and an example of what each column
 * takes. The example says so in the column of the keys, so that it is never taken for a record.
 */
export function templateRows(
  screen: Screen,
  names: readonly string[],
  codes: Codes,
  locale: string,
  translate: Translate,
): Cell[][] {
  const { fields } = screen.entity;
  const [key = '', ...heads] = headsOf(names, translate);
  const isNeeded = (name: string) => {
    const field = fields[name];
    return field !== undefined && field.initial === undefined && isRequired(field, locale);
  };
  const marked = heads.map((head, at) => (isNeeded(names[at] ?? '') ? `${head} *` : head));
  const hints = names.map((name) => {
    const field = fields[name];
    return field ? hintOf(field, codes, locale, translate) : '';
  });
  return [
    [key, ...marked],
    [translate('sheet_example'), ...hints],
  ];
}

/** The columns of an empty sheet: what new records take. */
export const templateColumns = (screen: Screen): string[] =>
  Object.keys(screen.entity.fields)
    .filter((name) => checksOf(screen, name).includes('EXCEL_IN'))
    .toSorted((one, other) => placeOf(screen, one) - placeOf(screen, other));

const placeOf = ({ form }: Screen, name: string) => form.flatMap(({ fields }) => fields).indexOf(name);

function hintOf(field: Field, codes: Codes, locale: string, translate: Translate): string {
  if ('group' in field) {
    const all = codes.get(field.group) ?? [];
    const told = all.slice(0, TOLD).map(({ plain, local }) => nameInLocale(plain, local, locale));
    const names = [...told, ...(all.length > TOLD ? ['…'] : [])].join(', ');
    return translate(kindOf(field).search === 'any_of' ? 'sheet_hint_choices' : 'sheet_hint_choice', { names });
  }
  if ('to' in field) return translate(kindOf(field).search === 'any_of' ? 'sheet_hint_refs' : 'sheet_hint_ref');
  if (field.kind === 'flag') return translate('sheet_hint_yes_no', { yes: translate('yes'), no: translate('no') });
  const { samples, check, cell, show } = kindOf(field);
  const [sample = null] = samples.flatMap(({ good }) => good.filter((value) => check(value, field) === null));
  const told = sample === null ? null : cell?.(sample, field);
  if (told && 'number' in told) return numberHint(field, translate);
  const own = `sheet_hint_${field.kind}`;
  const max = 'max' in field && typeof field.max === 'number' ? { max: field.max } : undefined;
  if (hasText(own) || (max && typeof sample === 'string'))
    return translate(hasText(own) ? own : 'sheet_hint_text', max);
  return sample === null
    ? ''
    : show(sample, field, { locale, code: String, ref: (_, key) => `#${key}`, text: translate });
}

function numberHint(field: Field, translate: Translate): string {
  const { min, max, unit = '' } = field as Parameters<typeof gaugeOf>[0];
  const name = `sheet_hint_${min === undefined || max === undefined ? 'number' : 'range'}${unit ? '_unit' : ''}`;
  return translate(name, { unit, ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
}
