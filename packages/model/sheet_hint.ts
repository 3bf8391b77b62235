import { type Field, type gaugeOf, kindOf } from '@hanjan/core';

/** The texts of one language. */
interface Texts {
  readonly locale: string;
  text(key: string, args?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
}

/** Names of choices that are named. */
const TOLD = 6;

/** What a cell of a sheet takes for a field, in words. `choices` are the names of the codes that it takes, if it takes any. */
export function hintOf(field: Field, choices: readonly string[], texts: Texts): string {
  const { text, has } = texts;
  const isList = kindOf(field).search === 'any_of';
  if ('group' in field) {
    const names = [...choices.slice(0, TOLD), ...(choices.length > TOLD ? ['…'] : [])].join(', ');
    return text(isList ? 'sheet_hint_choices' : 'sheet_hint_choice', { names });
  }
  if ('to' in field) return text(isList ? 'sheet_hint_refs' : 'sheet_hint_ref');
  if (field.kind === 'flag') return text('sheet_hint_yes_no', { yes: text('yes'), no: text('no') });
  const { samples, check, cell, show } = kindOf(field);
  const [sample = null] = samples.flatMap(({ good }) => good.filter((value) => check(value, field) === null));
  const told = sample === null ? null : cell?.(sample, field);
  if (told && 'number' in told) return numberHint(field, text);
  const own = `sheet_hint_${field.kind}`;
  const max = 'max' in field && typeof field.max === 'number' ? { max: field.max } : undefined;
  if (has(own) || (max && typeof sample === 'string')) return text(has(own) ? own : 'sheet_hint_text', max);
  return sample === null
    ? ''
    : show(sample, field, { locale: texts.locale, code: String, ref: (_, key) => `#${key}`, text });
}

function numberHint(field: Field, text: Texts['text']): string {
  const { min, max, unit = '' } = field as Parameters<typeof gaugeOf>[0];
  const name = `sheet_hint_${min === undefined || max === undefined ? 'number' : 'range'}${unit ? '_unit' : ''}`;
  return text(name, { unit, ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
}
