import { type Field, isRequired, nameInLocale, type Screen } from '@hanjan/core';
import { hintOf } from '@hanjan/model/sheet_hint.ts';
import { hasText, type Translate } from '../../http/texts.ts';
import { headsOf } from '../heads.ts';
import type { Codes } from '../names.ts';
import type { Cell } from './cells.ts';

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
  const [key = '', ...heads] = headsOf(fields, names, translate);
  const isNeeded = (name: string) => {
    const field = fields[name];
    return field !== undefined && field.initial === undefined && isRequired(field, locale);
  };
  const marked = heads.map((head, at) => (isNeeded(names[at] ?? '') ? `${head} *` : head));
  const choicesOf = (field: Field) =>
    ('group' in field ? (codes.get(field.group) ?? []) : []).map(({ plain, local }) =>
      nameInLocale(plain, local, locale),
    );
  const hints = names.map((name) => {
    const field = fields[name];
    return field ? hintOf(field, choicesOf(field), { locale, text: translate, has: hasText }) : '';
  });
  return [
    [key, ...marked],
    [translate('sheet_example'), ...hints],
  ];
}
