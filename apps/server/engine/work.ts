import type { Actor, Entity } from '@hanjan/core';
import type { Run } from '../db/database.ts';

/** One piece of work inside one transaction: its statements, who acts, and where other entities are found. */
export interface Work {
  readonly run: Run;
  readonly actor: Actor;
  readonly entityNamed: (name: string) => Entity;
}
