import { type FieldOf, isAmong, type Row } from '@hanjan/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentLocale } from '../../base/texts/index.ts';
import { type Choice, type ChoiceId, type Offer, sectionsOf } from '../../parts/choice/choices.ts';
import { codeChoices } from './choices.ts';
import { codeQuery, useCodes } from './codes.ts';
import { codeName, groupLooked } from './group.ts';
import { lookUpAnew } from './looked_up.ts';
import { type Choosing, HEADING_GROUPS, idsOf, narrowed } from './narrowing.ts';
import { allData } from './query.ts';
import { refChoices } from './ref_choices.ts';
import { refKey } from './refs.ts';
import { useRecords } from './useRecords.ts';

type Related = Readonly<Record<string, unknown>>;

/** A field whose values are codes of a group, or of some of them. */
export type Coded = Pick<FieldOf<'code' | 'codes'>, 'group' | 'among'>;

/** The codes that a field takes to choose from, under headings where their group has them. */
export function useCodeOffer({ group, among }: Coded, related: Related): Offer {
  const locale = currentLocale();
  const client = useQueryClient();
  const { codes, retry } = useCodes(group);
  const isListedUnder = codes?.some(({ code_filter }) => code_filter) ?? false;
  const headings = useQueries({
    queries: HEADING_GROUPS.map((heading) => ({ ...codeQuery(heading), enabled: isListedUnder && heading !== group })),
    combine: allData,
  });
  const sections = useMemo(() => {
    const titles = isListedUnder ? headings.flatMap((list) => list ?? []) : [];
    const first = HEADING_GROUPS.flatMap((heading) => idsOf(related[heading]));
    return (
      codes &&
      sectionsOf(
        codeChoices(
          codes.filter(({ code_id }) => isAmong(code_id, among)),
          locale,
        ),
        titles.map((code) => ({ id: code.code_id, title: codeName(code, locale) })),
        first,
      )
    );
  }, [codes, among, isListedUnder, headings, related, locale]);
  return { sections, retry, reload: () => lookUpAnew(client, groupLooked(group)) };
}

/** The records that fit, as choices. */
export function fitting(field: Choosing, rows: readonly Row[], related: Related, locale: string): readonly Choice[] {
  const { to } = field;
  const keys = new Set<ChoiceId>(narrowed(field, rows, related).map((row) => refKey(to, row)));
  return refChoices(to, rows, locale).filter(({ id }) => keys.has(id));
}

/** The records of an entity to choose from, narrowed by what the form says elsewhere and found by what is typed. */
export function useRefOffer(field: Choosing, related: Related, typed: string): Offer {
  const locale = currentLocale();
  const { rows, ...rest } = useRecords(field, related, typed);
  const sections = useMemo(
    () => rows && sectionsOf(fitting(field, rows, related, locale), []),
    [field, rows, related, locale],
  );
  return { sections, ...rest };
}
