import {
  checkRecord,
  cleaned,
  derived,
  type Entity,
  ETC,
  type Field,
  type FieldFault,
  hasOwnWords,
  isSame,
  kindOf,
  ownWordsOf,
  type Row,
  writable,
} from '@hanjan/core';
import { reader } from '../../base/session/preferences.ts';
import { currentLocale } from '../../base/texts/index.ts';
import { createReactions } from './reactions.ts';

/** What one field of a form shows. The same object as long as nothing about the field changes. */
export interface FieldState {
  readonly value: unknown;
  /** What stands typed, while it is being typed or is not readable as a value. */
  readonly typed: string | undefined;
  readonly fault: FieldFault | null;
}

/** A record while it is being written. */
export interface Form {
  readonly entity: Entity;
  /** What a field is called in the record itself, where a part of the form goes by other names. */
  nameOf?(name: string): string;
  /** Hears of every change, or of what becomes of some fields only, so that a key bothers nobody else. */
  subscribe(listener: () => void, names?: readonly string[]): () => void;
  /** Names of the fields that decide whether a field is part of the form. */
  shownBy(name: string): readonly string[];
  field(name: string): FieldState;
  /** Whether a field is part of the form now: own words only while they are chosen. */
  isShown(name: string): boolean;
  /** Whether own words are chosen in a field. */
  isOwn(name: string): boolean;
  set(name: string, value: unknown): void;
  /** Sets those of the named fields that are empty and can be saved, and are not fixed. */
  fill(values: Row, isFixed: (name: string) => boolean): void;
  /** Takes what a person typed; text that is no value stays as it is and fails. */
  type(name: string, typed: string): void;
  /** Keeps what a person looked for among the choices of a field and is none of them: it fails, and nothing is lost. */
  keep(name: string, typed: string): void;
  /** The person has left the field: what is wrong with it may be said from now on. */
  leave(name: string): void;
  /** Puts back what the field had when the record began. */
  undo(name: string): void;
  /** Whether a field differs from how a record that is known began. */
  isUndoable(name: string): boolean;
  /** Names of the fields that differ from how the record began. */
  changed(): string[];
  /** What is wrong with what would be saved, marked on the fields too. */
  check(): FieldFault[];
  /** Marks faults that the server found. */
  mark(faults: readonly FieldFault[]): void;
  /** The whole record as it stands. */
  values(): Row;
  /** The whole record as it began or was saved last. */
  start(): Row;
  /** The record is saved and begins like this; what was typed and differs stays changed. */
  rebase(begin: Row): void;
}

interface Options {
  readonly entity: Entity;
  readonly begin: Row;
  /** A new record saves every field, a known one those that changed. */
  readonly isNew: boolean;
}

/** A form over one record. Pure: it neither draws nor calls. */
export function createForm({ entity, begin, isNew }: Options): Form {
  const names = Object.keys(entity.fields);
  const listeners = new Set<() => void>();
  const listenersOf = new Map<string, Set<() => void>>();
  const touched = new Set<string>();
  const unreadable = new Set<string>();
  const notChosen = new Set<string>();
  const stashed = new Map<string, unknown>();
  /** References that are answered in own words. They cannot hold that choice themselves. */
  const opened = new Set<string>();
  const left = new Set<string>();
  const reactions = createReactions(entity);
  let isKept = !isNew;
  let start = derived(entity, cleaned(entity, begin, names));
  const states = new Map(names.map((name) => [name, fresh(start[name])]));

  const fieldOf = (name: string): Field => {
    const field = entity.fields[name];
    if (!field) throw new Error(`${entity.name}.${name}: there is no such field`);
    return field;
  };
  const stateOf = (name: string): FieldState => states.get(name) ?? fresh(null);
  /** Choices by the field for their own words. */
  const choices = new Map(
    names.flatMap((name) => {
      const etc = ownWordsOf(fieldOf(name));
      return etc === undefined ? [] : [[etc, name]];
    }),
  );
  const values = (): Row => Object.fromEntries(names.map((name) => [name, stateOf(name).value]));
  const savable = writable(entity);
  const derivedNames = entity.derive.map(([name]) => name);
  /** Asked for by many with every key; forgotten by whatever changes. */
  let differing: string[] | null = null;
  const changed = (): string[] => {
    differing ??= savable.filter((name) => unreadable.has(name) || !isSame(start[name] ?? null, stateOf(name).value));
    return differing;
  };
  const toSave = () => (isKept ? changed() : savable);

  /** Values with what cannot be read as it was typed, so that its kind refuses it. */
  const faults = (): FieldFault[] => {
    const typed = [...unreadable].map((name) => {
      const { typed } = stateOf(name);
      return [name, notChosen.has(name) ? { typed } : typed];
    });
    const own = [...opened].filter(isOwn).map((name) => [name, ETC]);
    const row = { ...cleaned(entity, values(), names), ...Object.fromEntries([...own, ...typed]) };
    return checkRecord(entity, row, [...toSave(), ...opened], currentLocale(), isKept ? start : null);
  };

  const touch = (name: string) => {
    touched.add(name);
    differing = null;
  };
  const put = (name: string, change: Partial<FieldState>) => {
    const before = stateOf(name);
    const after = { ...before, ...change };
    if (isSame(before.value, after.value) && before.typed === after.typed && before.fault === after.fault) return;
    states.set(name, after);
    touch(name);
  };
  const tell = () => {
    const heard = new Set([...listeners, ...[...touched].flatMap((name) => [...(listenersOf.get(name) ?? [])])]);
    touched.clear();
    for (const listener of heard) listener();
  };
  const join = (listener: () => void, to: Set<() => void>) => {
    to.add(listener);
    return () => to.delete(listener);
  };
  const groupOf = (name: string) => {
    const group = listenersOf.get(name) ?? new Set();
    listenersOf.set(name, group);
    return group;
  };

  const isOwn = (name: string): boolean => {
    const { value } = stateOf(name);
    return hasOwnWords(value) || (value === null && opened.has(name));
  };

  const keepOwnWords = (name: string, value: unknown) => {
    const field = fieldOf(name);
    const etc = ownWordsOf(field);
    if (etc === undefined) return;
    const had = isOwn(name);
    const has = hasOwnWords(value);
    if (has && 'to' in field) opened.add(name);
    else opened.delete(name);
    if (had && !has) {
      stashed.set(etc, stateOf(etc).value);
      put(etc, { value: null, typed: undefined, fault: null });
    }
    if (has && !had) put(etc, { value: stashed.get(etc) ?? stateOf(etc).value });
  };

  /** Own words that are there have been chosen in place of an empty reference, and stay so while they are written anew. */
  const openOwnWords = () => {
    for (const [etc, name] of choices) {
      if ('to' in fieldOf(name) && stateOf(name).value === null && stateOf(etc).value !== null) opened.add(name);
    }
  };

  const hold = (name: string, value: unknown, typed: string | undefined) => {
    const clean = kindOf(fieldOf(name)).clean(value, fieldOf(name));
    keepOwnWords(name, value);
    put(name, { value: clean, typed });
    touch(name);
    openOwnWords();
    const row = derived(entity, values());
    for (const target of [name, ...derivedNames]) put(target, { value: row[target] ?? null });
    if (stateOf(name).fault || left.has(name)) {
      put(name, { fault: sameFault(stateOf(name).fault, faultOf(faults(), name)) });
    }
    tell();
  };

  const set = (name: string, value: unknown) => {
    unreadable.delete(name);
    notChosen.delete(name);
    hold(name, value, undefined);
  };

  /** What a person's change of one field does to others. */
  const react = (name: string, before: unknown) => {
    if (isSame(before, stateOf(name).value)) return;
    for (const [target, next] of reactions.after(name, values(), before)) set(target, next);
  };

  const show = (found: readonly FieldFault[]) => {
    for (const name of names) put(name, { fault: sameFault(stateOf(name).fault, faultOf(found, name)) });
    tell();
  };

  openOwnWords();
  return {
    entity,
    subscribe(listener, only) {
      const leave = (only?.map(groupOf) ?? [listeners]).map((group) => join(listener, group));
      return () => {
        for (const one of leave) one();
      };
    },
    field: stateOf,
    shownBy: (name) => [name, choices.get(name) ?? name],
    isShown(name) {
      const choice = choices.get(name);
      return choice === undefined || isOwn(choice) || stateOf(name).value !== null;
    },
    isOwn,
    set(name, value) {
      const { value: before } = stateOf(name);
      set(name, value);
      react(name, before);
    },
    undo(name) {
      for (const [target, was] of reactions.takeBack(name)) set(target, was);
      set(name, start[name]);
    },
    isUndoable: (name) => isKept && (unreadable.has(name) || !isSame(start[name] ?? null, stateOf(name).value ?? null)),
    fill(found, isFixed) {
      for (const name of savable.filter((one) => !isFixed(one))) {
        const { value, typed } = stateOf(name);
        if (value === null && typed === undefined && (found[name] ?? null) !== null) set(name, found[name]);
      }
    },
    type(name, typed) {
      const field = fieldOf(name);
      notChosen.delete(name);
      const value = typed.trim() === '' ? null : kindOf(field).read(typed, field, reader());
      if (value === undefined) unreadable.add(name);
      else unreadable.delete(name);
      const { value: before } = stateOf(name);
      hold(name, value ?? null, typed);
      react(name, before);
    },
    keep(name, typed) {
      unreadable.add(name);
      notChosen.add(name);
      hold(name, stateOf(name).value, typed);
    },
    leave(name) {
      if (!unreadable.has(name)) put(name, { typed: undefined });
      if (changed().includes(name)) {
        left.add(name);
        put(name, { fault: sameFault(stateOf(name).fault, faultOf(faults(), name)) });
      }
      tell();
    },
    changed,
    check() {
      const found = faults();
      show(found);
      return found;
    },
    mark: show,
    values,
    start: () => start,
    rebase(next) {
      const mine = new Set(changed());
      isKept = true;
      reactions.clear();
      start = derived(entity, cleaned(entity, { ...start, ...next }, names));
      for (const name of names) if (!mine.has(name)) put(name, fresh(start[name]));
      // What was typed meanwhile counts: what is derived follows from that.
      const now = derived(entity, values());
      for (const name of derivedNames) put(name, fresh(now[name]));
      openOwnWords();
      for (const name of names) touch(name);
      tell();
    },
  };
}

const fresh = (value: unknown): FieldState => ({ value: value ?? null, typed: undefined, fault: null });
const faultOf = (faults: readonly FieldFault[], name: string) => faults.find((fault) => fault.name === name) ?? null;

/** The fault as it was when it says the same. */
const sameFault = (before: FieldFault | null, after: FieldFault | null) =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;
