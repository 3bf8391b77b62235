import type { Entity, Names, Row, Screen } from '@hanjan/core';
import { useMemo, useRef } from 'react';
import { currentLocale, textOf } from '../../base/texts/index.ts';
import { nameOf } from '../lookup/label.ts';
import { useNames } from '../lookup/names.ts';
import type { Draft } from './draft.ts';

/** How people know a record, as far as it is written and named. */
export const writtenName = (entity: Entity, row: Row): string => nameOf(entity, row, currentLocale()) ?? '';

const NONE = {};

/**
 * How what a new record is about is called, where it is known by that: a lot by its coffee. A draft keeps the name that
 * it had, as it may not be offered any more.
 */
export function useAbout({ entity }: Screen, draft: Draft | null): (row: Row) => string {
  const { plain } = entity.label;
  const field = entity.fields[plain];
  const pointer = field && 'to' in field ? field : undefined;
  const names = useRef<Names>(null);
  const fields = useMemo(() => (pointer ? { [plain]: pointer } : NONE), [plain, pointer]);
  names.current = useNames(fields);
  return (row) => {
    const key = row[plain];
    if (!pointer || !key) return '';
    return (draft?.values[plain] === key && draft.name) || (names.current?.ref(pointer.to, Number(key)) ?? '');
  };
}

/** How drafts of a screen are called: by their own names, by what they are about, or as new ones. */
export function useDraftNames({ name, entity }: Screen, drafts: readonly Draft[]): (draft: Draft) => string {
  const { plain } = entity.label;
  const field = entity.fields[plain];
  const about = (draft: Draft) => (draft.name ? undefined : draft.values[plain]);
  const isAsked = field && 'to' in field && drafts.some((draft) => about(draft));
  const names = useNames(isAsked ? { [plain]: field } : NONE);
  return (draft) => {
    const key = about(draft);
    const other = key && field && 'to' in field ? names.ref(field.to, Number(key)) : draft.name;
    return other || (draft.key === null ? textOf(`${name}_write`) : `#${draft.key}`);
  };
}
