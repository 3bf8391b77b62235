import type { FormGroup } from '@hanjan/core';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { relatedFields } from '../lookup/narrowing.ts';
import type { FieldState, Form } from './store.ts';

/** Something about a form that changes with some of its fields. */
function useOf<T>(form: Form, names: readonly string[], read: () => T): T {
  const key = names.join();
  const subscribe = useCallback((listener: () => void) => form.subscribe(listener, key.split(',')), [form, key]);
  return useSyncExternalStore(subscribe, read);
}

/** One field of a form; renders again when that field changes. */
export const useField = (form: Form, name: string): FieldState => useOf(form, [name], () => form.field(name));

/** Whether a field is part of the form now. */
export const useIsShown = (form: Form, name: string): boolean =>
  useOf(form, form.shownBy(name), () => form.isShown(name));

/** Whether a group is part of the form now: what it waits for is so, or something is typed in it or cannot be saved. */
function isAsked(form: Form, { when, fields }: FormGroup): boolean {
  const isBusy = (name: string) => form.field(name).fault !== null || form.field(name).typed !== undefined;
  return !when || when.is.includes(form.field(when.field).value) || fields.some(isBusy);
}

/** Those of some groups that are part of the form now. */
export function useAsked(form: Form, groups: readonly FormGroup[]): readonly FormGroup[] {
  const names = groups.flatMap(({ when, fields }) => (when ? [when.field, ...fields] : []));
  const keys = useOf(form, names, () =>
    groups
      .filter((group) => isAsked(form, group))
      .map(({ key }) => key)
      .join(),
  );
  return useMemo(() => groups.filter(({ key }) => keys.split(',').includes(key)), [groups, keys]);
}

/** Whether own words are chosen in a field. */
export const useIsOwn = (form: Form, name: string): boolean => useOf(form, [name], () => form.isOwn(name));

/** Whether a field can be put back to how its record began. */
export const useIsUndoable = (form: Form, name: string): boolean => useOf(form, [name], () => form.isUndoable(name));

/** How many fields differ from how the record began. */
export const useChangedCount = (form: Form): number =>
  useSyncExternalStore(form.subscribe, () => form.changed().length);

/** The values of other fields that narrow the choices of one, by the group or entity that they choose from. */
export function useRelated(form: Form, name: string): Readonly<Record<string, unknown>> {
  const fields = useMemo(() => Object.entries(relatedFields(form.entity, name)), [form, name]);
  const last = useRef<Readonly<Record<string, unknown>>>({});
  const read = useCallback(() => {
    const now = Object.fromEntries(fields.map(([source, field]) => [source, form.field(field).value]));
    const isSame = fields.every(([source]) => last.current[source] === now[source]);
    if (!isSame) last.current = now;
    return last.current;
  }, [form, fields]);
  return useOf(
    form,
    fields.map(([, field]) => field),
    read,
  );
}
