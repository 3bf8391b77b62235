import type { EntityName, RowOf, SoundRowOf } from '@hanjan/model';
import type { Behaviour } from '../engine/behaviour.ts';

/** What records of an entity do besides what their definition says; their fields are known by name and value. */
export type BehaviourOf<E extends EntityName> = Behaviour<RowOf<E>, SoundRowOf<E>>;
