import type { FieldRule } from '../access/field.ts';
import type { Access } from '../access/may.ts';
import { isOrgKind, ORG_ROLES, type Role, SITE_ROLES } from '../access/roles.ts';
import { ownWordsOf } from '../calc/own_words.ts';
import { kindOf } from '../kind/kinds.ts';
import type { Field, Fields } from '../kind/registry.ts';
import { rowTablesOf } from './columns.ts';
import type { About, Entity, EntityOf, Row } from './entity.ts';
import { type NarrowingName, narrowingOf, WRITER } from './narrowing.ts';
import { type Check, checkPlaces } from './places.ts';

/** A place on the form: a heading and its fields. A `view` draws the group in its own way. */
export interface FormGroup {
  /** Key of the heading's text. */
  readonly key: string;
  readonly fields: readonly string[];
  readonly view?: string;
  /** Stands beside the other groups on a wide screen. */
  readonly side?: boolean;
  /** Is part of the form only while a field holds one of some values, such as a switch that is on. */
  readonly when?: { readonly field: string; readonly is: readonly unknown[] };
}

interface ListLayout {
  /** Columns from left to right, `rgst_at` and `edit_at` among them; the entity's label is the link. */
  readonly columns: readonly string[];
  /** What the list can be narrowed by: fields, and items of those that are lists of rows, `rows.item`. */
  readonly search: readonly string[];
  /** Fields that the free text looks into. */
  readonly title: readonly string[];
  /** Fields that the list can be ordered by; `rgst_at` and `edit_at` are allowed too. */
  readonly sort: readonly string[];
  /** The order of a list that names none, e.g. `cupnote_date.desc`. */
  readonly order: `${string}.${'asc' | 'desc'}`;
  /** Fields that may be changed for many records at once: what is the same in many, not what tells one from another. */
  readonly bulk?: readonly string[];
  /** Those of them that take some values alone there, in some records alone. */
  readonly bulkOnly?: Readonly<Record<string, BulkRule | undefined>>;
  /** The page on which chosen records are compared, and how many it takes. */
  readonly compare?: Comparing;
}

/** To which values a code field is changed for many records at once, and in which of them. */
export interface BulkRule<N extends string = string> {
  readonly to: readonly string[];
  /** The fields that a record is judged by, as its list shows them. */
  readonly from: readonly N[];
  /** Whether it is changed in a record, as that was seen. Pure. */
  when(record: Row): boolean;
}

/** A page that compares records: its address, to which `?of=` adds the name of their screen and `with=` their public ids. */
export interface Comparing<N extends string = string> {
  readonly path: string;
  readonly most: number;
  /** The field by which a record has others that it is compared with first, such as those of its coffee. */
  readonly by?: N;
}

/** What stands on a printed label of a record besides its name, and where its code leads. */
export interface Labels<N extends string = string, Part extends string = string> {
  /** The public links of which there is a code each, everybody's first. Without them it leads to the record. */
  readonly codes?: readonly N[];
  /** As what a note is written about it by its first link: the `type` in the address of a new note. */
  readonly note?: string;
  /** Which field fills which part, in the order in which they stand there. */
  readonly parts: { readonly [P in Part]?: N };
}

/** What the short list of a screen's records offers to choose from. */
export interface CodeOffer<N extends string = string> {
  /** Fields that narrow it, given in the body as lists of values. */
  readonly filters: readonly N[];
  /** The flag that says whether a record is still offered. */
  readonly use?: N;
  /** What is answered besides its names and what narrows it, because choosing it says more. */
  readonly with?: readonly N[];
  /** The balance by which `check_instock: true` asks for what something is left of. */
  readonly left?: N;
  /** The day whose month `month` asks for, from 1 to 12. */
  readonly month?: N;
}

/** A way to see and change records of one entity: address, rights, list and form. It only ever narrows. */
export interface Screen {
  readonly name: string;
  /** Narrowed to the records that the screen is about. */
  readonly entity: Entity;
  /** Address of the calls, e.g. `/api/user/qc/coffeebean`. */
  readonly path: string;
  /** The organisation whose records are shown. A definition names none. */
  readonly org?: number;
  readonly access: Access;
  /** Who may see and who may fill single fields, where that is not everybody who uses the screen. */
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** A flag that closes a record once it is off: nobody can edit it here any more. */
  readonly editCheck?: string;
  /** Off: whoever wrote a record does not remove it for that; only those whom `access.remove` names do. */
  readonly removesOwn?: boolean;
  /** Named objects inside of what the detail answers, with the fields that lie there. */
  readonly merged: Readonly<Record<string, readonly string[]>>;
  readonly list: ListLayout;
  readonly code: CodeOffer;
  readonly form: readonly FormGroup[];
  /** How a record is read, where it has a page of its own hand; otherwise group by group. */
  readonly reading?: string;
  /** Whether and what is printed on labels of its records. */
  readonly labels?: Labels;
  /** Fields that have fewer places than follow from their kind and the form. */
  readonly only: Readonly<Record<string, readonly Check[]>>;
}

type Name<F extends Fields> = keyof F & string;
type SortName<F extends Fields> = Name<F> | 'rgst_at' | 'edit_at';

/** A screen whose name is known to the compiler. */
export interface ScreenOf<S extends string> extends Screen {
  readonly name: S;
}

/**
 * What `defineScreen` makes a screen of. `View` and `Reading` say which views its groups and its records may ask for,
 * `Planned` what a plan may have, `Part` what its labels are made of.
 */
export interface ScreenDefinition<
  F extends Fields,
  S extends string = string,
  View extends string = string,
  Reading extends string = string,
  Planned extends string = string,
  Part extends string = string,
> {
  readonly name: S;
  readonly path: string;
  /** The values of fields that it is about: a record that leaves them is gone from here, and not from other screens. */
  readonly about?: { readonly [N in Name<F>]?: About[string] };
  readonly access: Access;
  readonly fields?: { readonly [N in Name<F>]?: FieldRule & { readonly plan?: Planned } };
  readonly editCheck?: Name<F>;
  readonly removesOwn?: boolean;
  readonly merged?: Readonly<Record<string, readonly Name<F>[]>>;
  readonly list: {
    readonly columns: readonly SortName<F>[];
    readonly search: readonly NarrowingName<F>[];
    readonly title: readonly Name<F>[];
    readonly sort: readonly SortName<F>[];
    readonly order: `${SortName<F>}.${'asc' | 'desc'}`;
    readonly bulk?: readonly Name<F>[];
    readonly bulkOnly?: { readonly [N in Name<F>]?: BulkRule<Name<F>> };
    readonly compare?: Comparing<Name<F>>;
  };
  readonly code?: CodeOffer<Name<F>>;
  readonly form: readonly (Omit<FormGroup, 'fields' | 'when' | 'view'> & {
    readonly fields: readonly Name<F>[];
    readonly view?: View;
    readonly when?: { readonly field: Name<F>; readonly is: readonly unknown[] };
  })[];
  readonly reading?: Reading;
  readonly labels?: Labels<Name<F>, Part>;
  readonly only?: { readonly [N in Name<F>]?: readonly Check[] };
}

/**
 * A screen of an entity. Throws when its access rule is empty or names foreign roles, when it shows a field twice, when
 * its order is not among those it offers, when its free text would look into a field that is no text, or when its rules
 * of single fields do not work.
 */
export function defineScreen<F extends Fields, const S extends string>(
  entity: EntityOf<F>,
  definition: ScreenDefinition<F, S>,
): ScreenOf<S> {
  const { name, about, access, list, form, merged = {} } = definition;
  const code = definition.code ?? { filters: list.search.filter((field) => field in entity.fields) };
  const fields = (definition.fields ?? {}) as Screen['fields'];
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
  const narrowing: readonly string[] = [...list.search, ...list.sort, ...code.filters];
  const rows = rowTablesOf(entity).find(({ field }) => narrowing.includes(field));
  if (rows) throw new Error(`${name}.${rows.field}: a list is neither narrowed nor ordered by rows`);
  const nothing = list.search.find((one) => !narrowingOf(entity, one) || (one === WRITER && !isOrgKind(entity.scope)));
  if (nothing !== undefined) throw new Error(`${name}.${nothing}: there is nothing to narrow a list by`);
  const only = (definition.only ?? {}) as Screen['only'];
  for (const [field, values] of Object.entries<About[string] | undefined>(about ?? {})) {
    const options = entity.fields[field] as Field | undefined;
    const isGood = options && values?.every((value) => kindOf(options).check(value, options) === null);
    if (!isGood || values?.length === 0) throw new Error(`${name}.${field}: it is about no such value`);
  }
  const narrowed: Entity = about ? { ...entity, about: about as About } : entity;
  const screen: ScreenOf<S> = { ...definition, entity: narrowed, code, fields, merged, only };
  checkRules(screen);
  checkPlaces(screen);
  return screen;
}

/** Throws when a rule of single fields would leave a record that nobody can name, open, order or write. */
function checkRules({ name, entity, access, fields, editCheck, merged, list, code }: Screen): void {
  const fail = (field: string, why: string): never => {
    throw new Error(`${name}.${field}: ${why}`);
  };
  const [order = ''] = list.order.split('.');
  const shown = [
    entity.key,
    ...entity.id,
    entity.label.plain,
    entity.label.locale,
    ...entity.subtitle,
    order,
    code.use,
    code.left,
    code.month,
    editCheck,
  ];
  const known: readonly Role[] = [...SITE_ROLES, ...(isOrgKind(entity.scope) ? ORG_ROLES[entity.scope] : [])];
  for (const [field, { read, write, plan }] of Object.entries(fields)) {
    const options = entity.fields[field] ?? fail(field, 'rules: there is no such field');
    const foreign = [...(read ?? []), ...(write ?? [])].find((role) => !known.includes(role));
    if (foreign) fail(field, `${foreign} is no role over records of the scope ${entity.scope}`);
    if (read && shown.includes(field)) fail(field, 'everybody must see it, because records are known by it');
    if (plan !== undefined && !(write && isOrgKind(entity.scope)))
      fail(field, 'a plan widens who may write records of an organisation');
    const isForAll = (roles?: readonly Role[]) => !roles || (access.write ?? []).every((role) => roles.includes(role));
    if (
      options.required &&
      options.initial === undefined &&
      !options.readonly &&
      !(isForAll(read) && isForAll(write))
    ) {
      fail(field, 'must be given, but not everybody who writes may give it');
    }
    const etc = ownWordsOf(options);
    if (etc && fields[etc]?.read !== read) fail(field, `its own words ${etc} need the same rule`);
  }
  const flag = editCheck === undefined ? undefined : entity.fields[editCheck];
  if (editCheck !== undefined && (flag?.kind !== 'flag' || flag.initial !== true)) {
    fail(editCheck, 'an edit check must be a flag that is on at first');
  }
  const inside = Object.values(merged).flat();
  const twice = inside.find((field, at) => inside.indexOf(field) !== at || field === entity.key);
  if (twice) fail(twice, 'cannot be merged');
  const taken = Object.keys(merged).find((one) => one in entity.fields);
  if (taken) fail(taken, 'is the name of a field and of a merged object');
}
