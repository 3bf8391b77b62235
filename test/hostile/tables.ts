import { globSync } from 'node:fs';
import type { Field, Fields } from '@hanjan/core';
import { devKind } from '@hanjan/model/dev/kinds.ts';
import type { Hostile } from './table.ts';

const HELPERS = ['table.ts', 'tables.ts', 'questions.ts', 'heavy.ts', 'run.test.ts'];
const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !HELPERS.includes(file));
const found: readonly Record<string, Hostile>[] = await Promise.all(
  files.toSorted().map((file) => import(`./${file}`)),
);

/** The tables of all kinds: each is exported by a file of this folder. */
export const tables: readonly Hostile[] = found.flatMap((file) => Object.values(file));

/** The definition of the field that a table is about. */
export function fieldOf({ field }: Hostile): Field {
  const definition = (devKind.fields as Fields)[field];
  if (!definition) throw new Error(`dev_kind.${field}: there is no such field`);
  return definition;
}
