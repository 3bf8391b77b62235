import {
  defineEntity as coreEntity,
  defineScreen as coreScreen,
  type EntityDefinition,
  type EntityOf,
  type Fields,
  type KindName,
  type Scope,
  type ScreenDefinition,
  type ScreenOf,
} from '@hanjan/core';
import type { LabelPart } from './labels.ts';
import type { Planned } from './plan.ts';
import type { CodeGroup } from './seed/code_group.ts';
import type { FieldViewName, GroupViewName, ReadingName } from './views.ts';

/** The names that a field may say: a view that is drawn, a group of codes that there is. */
interface Named {
  readonly kind: KindName;
  readonly view?: FieldViewName;
  readonly group?: CodeGroup;
}

/** Fields, and items of their rows, whose views and groups of codes there are. */
type ProductFields = Fields & Readonly<Record<string, Named & { readonly of?: Readonly<Record<string, Named>> }>>;

/** A kind of record of the product. A misspelt view or group of codes does not compile. */
export const defineEntity: <const F extends ProductFields, const Name extends string, const S extends Scope>(
  definition: EntityDefinition<F, Name, S>,
) => EntityOf<F, Name, S> = coreEntity;

/** A list and form of the product. A misspelt view of a group or of a record does not compile. */
export const defineScreen: <F extends Fields, const S extends string>(
  entity: EntityOf<F>,
  definition: ScreenDefinition<F, S, GroupViewName, ReadingName, Planned, LabelPart>,
) => ScreenOf<S> = coreScreen;
