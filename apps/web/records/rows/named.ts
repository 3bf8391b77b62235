import { type Field, lettersOf, type Names } from '@hanjan/core';
import type { QueryClient } from '@tanstack/react-query';
import { currentLocale, t } from '../../base/texts/index.ts';
import { type Choice, type ChoiceId, exactly } from '../../parts/choice/choices.ts';
import { codeChoices } from '../lookup/choices.ts';
import { codeQuery } from '../lookup/codes.ts';
import { refChoices } from '../lookup/ref_choices.ts';
import { recordsQuery } from '../lookup/refs.ts';
import { typedValue } from './items.ts';

/** What a field chooses from; null when it chooses from nothing, or that is not to be had. */
export async function choicesOf(client: QueryClient, field: Field): Promise<readonly Choice[] | null> {
  const locale = currentLocale();
  try {
    if ('group' in field) return codeChoices(await client.ensureQueryData(codeQuery(field.group)), locale);
    if ('to' in field) {
      const { rows } = await client.ensureQueryData(recordsQuery(field.to));
      return refChoices(field.to, rows, locale);
    }
  } catch {
    return null;
  }
  return null;
}

/**
 * What stands in a cell of a spreadsheet as a value: a choice by any of its names, a flag by its word, all else as if
 * it were typed. What means nothing, or two things, stays as it was written.
 */
export function cellValue(field: Field, text: string, choices: readonly Choice[] | null, names: Names): unknown {
  const written = text.trim();
  if (field.kind === 'flag' && folded(written) === folded(t('yes'))) return true;
  if (field.kind === 'flag' && folded(written) === folded(t('no'))) return false;
  if (!('group' in field || 'to' in field)) return typedValue(field, text, names);
  if (field.kind === 'code' || field.kind === 'ref') return idOf(choices, written) ?? text;
  const ids = written.split(',').map((name) => idOf(choices, name));
  return ids.includes(undefined) ? text : [...new Set(ids)];
}

const idOf = (choices: readonly Choice[] | null, written: string): ChoiceId | undefined =>
  exactly(choices ?? [], written)?.id;

const folded = (text: string): string => lettersOf(text).join('');
