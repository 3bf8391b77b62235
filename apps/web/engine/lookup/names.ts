import { ETC, type Field, type Fields, type Names, type Row } from '@hanjan/core';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentLocale, t, textOf } from '../../i18n/index.ts';
import { allData, type Code, codeName, codeQuery } from './codes.ts';
import { refKey, refName, refQuery } from './refs.ts';

/**
 * The names behind the codes and references of some fields, in the language that is shown. Until a group is there its
 * names are empty; an id that nobody knows any more stands for itself.
 */
export function useNames(fields: Fields): Names {
  const asked = useMemo(() => askedBy(Object.values(fields)), [fields]);
  const codes = useQueries({ queries: asked.groups.map(codeQuery), combine: allData });
  const refs = useQueries({ queries: asked.targets.map(refQuery), combine: allData });
  const locale = currentLocale();
  return useMemo(() => {
    const ofGroup = byName(asked.groups, codes, (_, list: readonly Code[]) =>
      list.map((code) => [code.code_id, codeName(code, locale)]),
    );
    const ofTarget = byName(asked.targets, refs, (to, rows: readonly Row[]) =>
      rows.map((row) => [refKey(to, row), refName(to, row, locale)]),
    );
    return {
      locale,
      code: (group, id) => known(ofGroup.get(group), id) ?? (id === ETC ? t('own_words') : id),
      ref: (entity, key) => known(ofTarget.get(entity), key) ?? `#${key}`,
      text: (key) => textOf(key),
    };
  }, [asked, codes, refs, locale]);
}

function askedBy(fields: readonly Field[]) {
  const groups = fields.flatMap((field) => ('group' in field ? [field.group] : []));
  const targets = fields.flatMap((field) => ('to' in field ? [field.to] : []));
  return { groups: [...new Set(groups)], targets: [...new Set(targets)] };
}

/** For every group or target that has arrived, its names by id. */
const byName = <T, K>(
  names: readonly string[],
  data: readonly (T | undefined)[],
  pairs: (name: string, of: T) => [K, string][],
) => new Map(names.map((name, i) => [name, data[i] && new Map(pairs(name, data[i]))]));

const known = <K>(names: ReadonlyMap<K, string> | undefined, id: K) => (names ? names.get(id) : '');
