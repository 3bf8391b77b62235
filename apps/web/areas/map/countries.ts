import type { MapCountry } from '@hanjan/charts/map/layout.ts';
import { useMemo } from 'react';
import { currentLocale } from '../../base/texts/index.ts';
import type { Choice } from '../../parts/choice/choices.ts';
import { codeChoices } from '../../records/lookup/choices.ts';
import { useCodes } from '../../records/lookup/codes.ts';
import { type Code, codeName, otherName } from '../../records/lookup/group.ts';

/** A country as it is shown: its name in the language of the page and in the other one. */
export interface Country extends MapCountry {
  readonly label: string;
  readonly subLabel: string;
  /** Two letters, as ISO 3166-1 has them. */
  readonly code2: string;
  readonly choice: Choice;
}

/** What the codes of countries that grow coffee are listed under. */
const GROWING = 'CFPRDC';

/** Countries as the map takes them, in the order of their names. */
export function countriesOf(codes: readonly Code[], locale: string): Country[] {
  const choices = new Map(codeChoices(codes, locale).map((choice) => [choice.id, choice]));
  const { compare } = new Intl.Collator(locale);
  return codes
    .flatMap((code): Country[] => {
      const choice = choices.get(code.code_id);
      if (!choice) return [];
      return [
        {
          id: code.code_id,
          properties: { name: code.code_name, name_ko: code.code_name_kr },
          isGrowing: code.code_filter === GROWING,
          label: codeName(code, locale),
          subLabel: otherName(code, locale),
          code2: code.code_alias2 ?? '',
          choice,
        },
      ];
    })
    .toSorted((a, b) => compare(a.label, b.label));
}

/** Countries that are offered: those that grow coffee or all, and whatever is chosen already. */
export const offered = (countries: readonly Country[], isAll: boolean, chosen: readonly string[]): Country[] =>
  countries.filter(({ id, isGrowing }) => isAll || isGrowing || chosen.includes(id));

/** The countries of a group, undefined until they are known; and how to ask again after that failed. */
export function useCountries(group: string) {
  const { codes, retry } = useCodes(group);
  const locale = currentLocale();
  const countries = useMemo(() => codes && countriesOf(codes, locale), [codes, locale]);
  return { countries, retry };
}
