import type { Access } from '../access/may.ts';
import { isOrgKind, ORG_ROLES, type Role, SITE_ROLES } from '../access/roles.ts';
import { type Field, kindOf } from '../kind/registry.ts';
import type { Entity, EntityOf, Fields } from './entity.ts';

/** A place on the form: a heading and its fields. A `view` draws the group in its own way. */
export interface FormGroup {
  /** Key of the heading's text. */
  readonly key: string;
  readonly fields: readonly string[];
  readonly view?: string;
  /** Stands beside the other groups on a wide screen. */
  readonly side?: boolean;
}

export interface ListLayout {
  /** Columns from left to right; the entity's label is the link. */
  readonly columns: readonly string[];
  /** Fields that the list can be narrowed by. */
  readonly search: readonly string[];
  /** Fields that the free text looks into. */
  readonly title: readonly string[];
  /** Fields that the list can be ordered by; `rgst_at` and `edit_at` are allowed too. */
  readonly sort: readonly string[];
  /** The order of a list that names none, e.g. `cupnote_date.desc`. */
  readonly order: `${string}.${'asc' | 'desc'}`;
}

/** What the short list of a screen's records offers to choose from. */
export interface CodeOffer {
  /** Fields that narrow it, given in the body as lists of values. */
  readonly filters: readonly string[];
  /** The flag that tells whether a record is still offered. */
  readonly use?: string;
}

/** A way to see and change records of one entity: address, rights, list and form. It only ever narrows. */
export interface Screen {
  readonly name: string;
  readonly entity: Entity;
  /** Address of the calls, e.g. `/api/user/qc/coffeebean`. */
  readonly path: string;
  readonly access: Access;
  readonly list: ListLayout;
  readonly code: CodeOffer;
  readonly form: readonly FormGroup[];
}

type Name<F extends Fields> = keyof F & string;
type SortName<F extends Fields> = Name<F> | 'rgst_at' | 'edit_at';

interface Definition<F extends Fields> {
  readonly name: string;
  readonly path: string;
  readonly access: Access;
  readonly list: {
    readonly columns: readonly Name<F>[];
    readonly search: readonly Name<F>[];
    readonly title: readonly Name<F>[];
    readonly sort: readonly SortName<F>[];
    readonly order: `${SortName<F>}.${'asc' | 'desc'}`;
  };
  readonly code?: { readonly filters: readonly Name<F>[]; readonly use?: Name<F> };
  readonly form: readonly (Omit<FormGroup, 'fields'> & { readonly fields: readonly Name<F>[] })[];
}

/**
 * A screen of an entity. Throws when its access rule is empty or names foreign roles, when it shows a field twice, when
 * its order is not among those it offers, or when its free text would look into a field that is no text.
 */
export function defineScreen<F extends Fields>(entity: EntityOf<F>, definition: Definition<F>): Screen {
  const { name, access, list, code = { filters: list.search }, form } = definition;
  if (Object.values(access).every((roles) => roles.length === 0)) throw new Error(`${name}: nobody may use it`);
  const known: readonly Role[] = isOrgKind(entity.scope) ? ORG_ROLES[entity.scope] : SITE_ROLES;
  const foreign = Object.values(access)
    .flat()
    .find((role) => !known.includes(role));
  if (foreign) throw new Error(`${name}: ${foreign} is no role over records of the scope ${entity.scope}`);
  const placed = form.flatMap((group) => group.fields);
  const twice = placed.find((field, i) => placed.indexOf(field) !== i);
  if (twice) throw new Error(`${name}.${twice}: stands twice on the form`);
  const [first = ''] = list.order.split('.');
  if (!(list.sort as readonly string[]).includes(first)) throw new Error(`${name}.${first}: not among its orders`);
  for (const title of list.title) {
    const field = entity.fields[title] as Field;
    if (field.kind !== 'ref' && kindOf(field).search !== 'contains') throw new Error(`${name}.${title}: is no text`);
  }
  return { ...definition, entity, code };
}
