import { ETC, type Field, type Fields, kindOf, type Names, type ResultNames } from '@hanjan/core';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { units as chosenUnits } from '../../base/session/preferences.ts';
import { useStore } from '../../base/store/store.ts';
import { currentLocale, t, textOf } from '../../base/texts/index.ts';
import { codeQuery } from './codes.ts';
import { foundQuery } from './found.ts';
import { codeName } from './group.ts';
import { nameAmong } from './label.ts';
import { allData } from './query.ts';
import { refApart, refKey, refQuery, withBeside } from './refs.ts';
import { sourceOf } from './source.ts';

/**
 * The names behind the codes and references of some fields, in the language that is shown. Until they are there they
 * are empty, and where they cannot be had an id stands for itself. Names that came with an answer go before those that
 * are offered: they are known also of what is no longer offered.
 */
export function useNames(fields: Fields, resultName?: ResultNames): Names {
  const asked = useMemo(() => askedBy(fields), [fields]);
  const codes = useQueries({ queries: asked.groups.map(codeQuery), combine: allData });
  const refs = useQueries({ queries: asked.targets.map(refQuery), combine: allData });
  const beside = useQueries({ queries: asked.targets.map(foundQuery), combine: allData });
  const locale = currentLocale();
  const units = useStore(chosenUnits);
  const names = useMemo((): Names => {
    const ofGroup = byName(asked.groups, codes, (_, code) => [code.code_id, codeName(code, locale)]);
    const found = foundNames(fields, resultName ?? {}, locale);
    const known = refs.map((rows, nth) => rows && withBeside(asked.targets[nth] ?? '', rows, beside[nth] ?? []));
    const ofTarget = byName(asked.targets, known, (to, row) => [refKey(to, row), refApart(to, row, locale)]);
    return {
      locale,
      units,
      code: (group, id) => nameOf(ofGroup.get(group), id, id) ?? (id === ETC ? t('own_words') : gone(id)),
      ref: (to, key) => found.get(`${to} ${key}`) ?? nameOf(ofTarget.get(to), key, `#${key}`) ?? gone(`#${key}`),
      text: (key) => textOf(key),
    };
  }, [asked, codes, refs, beside, locale, units, fields, resultName]);
  // They are in every field: whoever types meanwhile comes first.
  return useDeferredValue(names);
}

/** Fields together with the items of those that are lists of rows. */
const withItems = (fields: Fields): Fields =>
  Object.assign({ ...fields }, ...Object.values(fields).map((field) => kindOf(field).rows?.(field).fields));

/** The groups of codes and the records that fields stand for or choose from. */
export function askedBy(named: Fields) {
  const fields: readonly Field[] = Object.values(withItems(named));
  const groups = fields.flatMap((field) => ('group' in field ? [field.group] : []));
  const targets = fields.flatMap((field) => ('to' in field ? [field.to] : []));
  return { groups: [...new Set(groups)], targets: [...new Set(targets)] };
}

/** The names that came with an answer, by entity and key. */
function foundNames(fields: Fields, resultName: ResultNames, locale: string): ReadonlyMap<string, string> {
  const all = withItems(fields);
  const found = Object.entries(resultName).flatMap(([name, byKey]) => {
    const field = all[name];
    if (!field || !('to' in field)) return [];
    const { entity } = sourceOf(field.to);
    return Object.entries(byKey).flatMap(([key, names]) => {
      const shown = nameAmong(entity, names, locale);
      return shown === null ? [] : [[`${field.to} ${key}`, shown] as const];
    });
  });
  return new Map(found);
}

type NamesById<K> = ReadonlyMap<K, string> | undefined | null;

/** For every group or target the names of what it holds by id, as far as they have arrived. */
const byName = <T, K>(
  names: readonly string[],
  data: readonly (readonly T[] | undefined | null)[],
  pair: (name: string, item: T) => [K, string],
): Map<string, NamesById<K>> =>
  new Map(names.map((name, i) => [name, data[i] && new Map(data[i].map((item) => pair(name, item)))]));

/** The name of an id; undefined when it is not among those that are offered. */
function nameOf<K>(names: NamesById<K>, id: K, plain: string): string | undefined {
  if (names === undefined) return '';
  return names ? names.get(id) : plain;
}

const gone = (id: string) => t('not_offered', { id });
