import type { Entity } from '@hanjan/core';
import { lookups } from '@hanjan/model/lookups.ts';
import { findScreen } from '../catalogue.ts';

/** Where the records of an entity are offered to choose from. */
export interface Source {
  readonly entity: Entity;
  readonly path: string;
  /** Fields that narrow what is offered. */
  readonly filters: readonly string[];
  /** The flag that says whether a record is offered; none where all are. */
  readonly use?: string;
}

const sources = new Map<string, Source>();

/** A look-up that is open to everybody, otherwise the short list of the screen that shows these records. */
export function sourceOf(to: string): Source {
  const known = sources.get(to);
  if (known) return known;
  const screen = findScreen(({ entity, access }) => Boolean(entity.name === to && access.code));
  const source = lookups[to] ?? (screen && { ...screen.code, entity: screen.entity, path: `${screen.path}/code` });
  if (!source) throw new Error(`${to}: nothing offers its records`);
  sources.set(to, source);
  return source;
}
