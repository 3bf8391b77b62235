import { type Entity, isSame, type Row } from '@hanjan/core';

type Written = Iterable<readonly [name: string, value: unknown]>;

/** What people's changes of fields do to others, from when a record was read or saved. */
export interface Reactions {
  /** What a person's change of a field does to others; `before` is what it had. */
  after(name: string, values: Row, before: unknown): Written;
  /** A person takes a field back: what others had before changes of it wrote them, as far as nobody has written them since. */
  takeBack(name: string): Written;
  /** The record is saved: what was written stays. */
  clear(): void;
}

export function createReactions({ react }: Entity): Reactions {
  const wrote = new Map<string, Map<string, unknown>>();
  const chosen = new Set<string>();
  const choose = (name: string) => {
    for (const was of wrote.values()) if (was.delete(name)) chosen.add(name);
  };
  return {
    after(name, values, before) {
      choose(name);
      const was = wrote.get(name) ?? new Map<string, unknown>();
      wrote.set(name, was);
      const patch = react[name]?.(values, before, { was: Object.fromEntries(was), chosen: [...chosen] }) ?? {};
      for (const [target, next] of Object.entries(patch)) {
        if (!was.has(target)) was.set(target, values[target]);
        // What is as it was has nothing to go back to.
        if (isSame(was.get(target), next)) was.delete(target);
      }
      return Object.entries(patch);
    },
    takeBack(name) {
      choose(name);
      const was = wrote.get(name);
      wrote.delete(name);
      return was ?? [];
    },
    clear() {
      wrote.clear();
      chosen.clear();
    },
  };
}

/** Values in the order in which they are written into a form: what changes others comes before what was said of those. */
export const inWritingOrder = ({ react }: Entity, values: Row): (readonly [name: string, value: unknown])[] =>
  Object.entries(values).toSorted(([one], [other]) => Number(other in react) - Number(one in react));
