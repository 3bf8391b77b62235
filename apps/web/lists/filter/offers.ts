import { isAmong, type Screen } from '@hanjan/core';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentLocale, t } from '../../base/texts/index.ts';
import { type Choice, choicesOf, type Offer } from '../../parts/choice/choices.ts';
import { codeChoice } from '../../records/lookup/choices.ts';
import { useCodes } from '../../records/lookup/codes.ts';
import type { Choosing } from '../../records/lookup/narrowing.ts';
import { type Coded, fitting, useCodeOffer, useRefOffer } from '../../records/lookup/offers.ts';
import { seekQuery } from '../../records/lookup/seek.ts';
import { sourceOf } from '../../records/lookup/source.ts';
import { useFound } from '../../records/lookup/useRecords.ts';
import { type Filter, filterField } from '../state/filters.ts';

const NOTHING = {};
/** Asks a look-up for what is out of use. */
const UNUSED = { is_used: false };

/** Has at hand what records out of use are called by which a list is narrowed: an address or a view may name some. */
export function useUnusedNames(screen: Screen, filters: Readonly<Record<string, Filter>>): void {
  const client = useQueryClient();
  const targets = screen.list.search.flatMap((name) => {
    const field = filterField(screen, name);
    return filters[name] !== undefined && field && 'to' in field && sourceOf(field.to).use ? [field.to] : [];
  });
  useQueries({ queries: [...new Set(targets)].map((to) => seekQuery(client, to, UNUSED)) });
}

/** The codes that a list can be narrowed by: those that a form offers, and at the end those out of use. */
export function useCodeFilter(coded: Coded): Offer {
  const locale = currentLocale();
  const { codes } = useCodes(coded.group);
  const unused = useMemo(
    () =>
      codes
        ?.filter(({ code_id, code_use }) => !code_use && isAmong(code_id, coded.among))
        .map((code) => codeChoice(code, locale)),
    [codes, coded, locale],
  );
  return withUnused(useCodeOffer(coded, NOTHING), unused);
}

/** The records that a list can be narrowed by: those that a form offers, and at the end those out of use. */
export function useRefFilter(choosing: Choosing, typed: string): Offer {
  const locale = currentLocale();
  const { to } = choosing;
  useQuery({ ...seekQuery(useQueryClient(), to, UNUSED), enabled: sourceOf(to).use !== undefined });
  const found = useFound(to, true);
  const unused = useMemo(() => fitting(choosing, found ?? [], NOTHING, locale), [choosing, found, locale]);
  return withUnused(useRefOffer(choosing, NOTHING, typed), unused);
}

/** An offer that ends with choices out of use, marked as such. What is in use again is offered once. */
function withUnused(offer: Offer, unused: readonly Choice[] = []): Offer {
  if (!offer.sections || unused.length === 0) return offer;
  const offered = new Set(choicesOf(offer).map(({ id }) => id));
  const rest = unused.filter(({ id }) => !offered.has(id));
  const choices = rest.map((choice) => ({ ...choice, name: t('choice_unused', { name: choice.name }) }));
  return { ...offer, sections: [...offer.sections, { id: 'unused', title: '', choices }] };
}
