import { pick } from './changes.ts';
import type { Row } from './entity.ts';
import type { Screen } from './screen.ts';

/** A record as its detail is answered: what the screen merges lies in named objects inside of it. */
export function nested({ merged }: Screen, row: Row): Row {
  if (Object.keys(merged).length === 0) return row;
  const inner = Object.entries(merged).map(([name, fields]) => [
    name,
    pick(
      row,
      fields.filter((one) => one in row),
    ),
  ]);
  const inside = Object.values(merged).flat();
  const outer = Object.entries(row).filter(([name]) => !inside.includes(name));
  return { ...Object.fromEntries(outer), ...Object.fromEntries(inner) };
}

/** The record that a form shows: what a detail answers in named objects merged into it. Saved under their own names. */
export function flattened({ merged }: Screen, answer: Row): Row {
  const names = Object.keys(merged);
  const outer = Object.entries(answer).filter(([name]) => !names.includes(name));
  return Object.assign(Object.fromEntries(outer), ...names.map((name) => answer[name]));
}
