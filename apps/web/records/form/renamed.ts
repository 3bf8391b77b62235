import type { Fields } from '@hanjan/core';
import type { FieldState, Form } from './store.ts';

const NOTHING: FieldState = { value: null, typed: undefined, fault: null };

/**
 * A form whose fields go by the names of another record, so that a part made for that record draws and fills them. `names`
 * says what each is called in the form itself; what the form does not have says nothing and takes nothing.
 */
export function renamedForm(form: Form, names: Readonly<Record<string, string>>): Form {
  const of = (name: string): string | undefined => {
    const own = names[name];
    return own !== undefined && own in form.entity.fields ? own : undefined;
  };
  const known = Object.keys(names).filter(of);
  const back = new Map(known.map((name) => [names[name], name]));
  const fields: Fields = Object.fromEntries(
    known.flatMap((name) => {
      const field = form.entity.fields[names[name] ?? ''];
      const labels = field?.labels && { labels: { ...field.labels, by: back.get(field.labels.by) ?? field.labels.by } };
      return field ? [[name, { ...field, ...labels }]] : [];
    }),
  );
  const row = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(known.map((name) => [name, values[names[name] ?? ''] ?? null]));
  const own = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (of(name) ? [[of(name), value]] : [])));
  const theirs = (some: readonly string[]) => some.flatMap((name) => back.get(name) ?? []);
  const at = (name: string, run: (own: string) => void) => {
    const found = of(name);
    if (found !== undefined) run(found);
  };
  return {
    entity: { ...form.entity, fields },
    nameOf: (name) => of(name) ?? name,
    subscribe: (listener, only) =>
      form.subscribe(
        listener,
        only?.map((name) => of(name) ?? name),
      ),
    shownBy: (name) => theirs(form.shownBy(of(name) ?? name)),
    field: (name) => (of(name) === undefined ? NOTHING : form.field(of(name) ?? name)),
    isShown: (name) => form.isShown(of(name) ?? name),
    isOwn: (name) => form.isOwn(of(name) ?? name),
    set: (name, value) => at(name, (one) => form.set(one, value)),
    fill: (values, isFixed) => form.fill(own(values), (name) => isFixed(back.get(name) ?? name)),
    type: (name, typed) => at(name, (one) => form.type(one, typed)),
    keep: (name, typed) => at(name, (one) => form.keep(one, typed)),
    leave: (name) => at(name, (one) => form.leave(one)),
    undo: (name) => at(name, (one) => form.undo(one)),
    isUndoable: (name) => form.isUndoable(of(name) ?? name),
    changed: () => theirs(form.changed()),
    check: () => form.check(),
    mark: (faults) => form.mark(faults),
    values: () => row(form.values()),
    start: () => row(form.start()),
    rebase: (begin) => form.rebase(own(begin)),
  };
}
