import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentLocale } from '../../i18n/index.ts';
import { codeChoices, refChoices, type Section, sectionsOf } from './choices.ts';
import { allData, codeName, codeQuery, useCodes } from './codes.ts';
import { HEADING_GROUPS, idsOf, narrowed } from './narrowing.ts';
import { useRefs } from './refs.ts';

type Related = Readonly<Record<string, unknown>>;

/** The codes of a group to choose from, under headings where the group has them; undefined until they are known. */
export function useCodeSections(group: string, related: Related): readonly Section[] | undefined {
  const locale = currentLocale();
  const codes = useCodes(group);
  const isListedUnder = codes?.some(({ code_filter }) => code_filter) ?? false;
  const headings = useQueries({
    queries: HEADING_GROUPS.map((heading) => ({ ...codeQuery(heading), enabled: isListedUnder && heading !== group })),
    combine: allData,
  });
  return useMemo(() => {
    const titles = isListedUnder ? headings.flatMap((list) => list ?? []) : [];
    const first = HEADING_GROUPS.flatMap((heading) => idsOf(related[heading]));
    return (
      codes &&
      sectionsOf(
        codeChoices(codes, locale),
        titles.map((code) => ({ id: code.code_id, title: codeName(code, locale) })),
        first,
      )
    );
  }, [codes, isListedUnder, headings, related, locale]);
}

/** The records of an entity to choose from, narrowed by what the form says elsewhere; undefined until they are known. */
export function useRefSections(to: string, related: Related): readonly Section[] | undefined {
  const locale = currentLocale();
  const rows = useRefs(to);
  return useMemo(
    () => rows && sectionsOf(refChoices(to, narrowed(to, rows, related), locale), []),
    [to, rows, related, locale],
  );
}
