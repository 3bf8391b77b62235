import {
  type CodeOffer,
  type Entity,
  fieldsAt,
  hasPublicId,
  isOrgKind,
  isRemovable,
  type JsonSchema,
  kindOf,
  MAX_LIST_COUNT,
  type Screen,
  WRITER,
  writable,
  writerIn,
} from '@hanjan/core';
import type { Lookup } from '@hanjan/model';
import type { Catalogue } from '../db/schema/ddl.ts';
import { answerOf, touched } from './answer.ts';
import { instant, PARTS, part, person, propertiesOf, refTo, whole, withMore } from './parts.ts';

/** Whether somebody may write there. */
export const write_check = { type: 'boolean' };
const resultName = part('Names');
const pagination = part('Pagination');
const last_edit_at = { type: 'string' };
const searchTitle = { type: 'string' };
/** Whether look-ups answer what is in use, or what is not any more. */
const is_used = { type: 'boolean' };
/** Whether there is more than a look-up answers at once. */
const more = { type: 'boolean' };
/** The results of the refusals that asked something, by their codes, sent back as a yes. */
const confirm = { type: 'object', additionalProperties: {} };
/** What a client may call a record that it makes. */
const uuid = { type: 'string', format: 'uuid', nullable: true };

/** The JSON schemas of a screen's calls, made from its kinds; they are what the OpenAPI document shows. */
export function screenSchemas(screen: Screen) {
  const { name, entity, code } = screen;
  const tags = [name];
  const org = orgNumber(screen);
  const named = (pattern: string) => ({ type: 'object', properties: { key: { type: 'string', pattern } } });
  const params = named('^[1-9]\\d*$');
  const key = { [entity.key]: whole };
  const { filters, ...paging } = listAsked(screen, ['page', 'list_count', ...QUESTION]);
  const listed = fieldsAt(screen, 'LIST');
  const removed: Record<string, JsonSchema> = isRemovable(screen) ? { removed: { type: 'boolean' } } : {};
  const removal: Record<string, JsonSchema> = isRemovable(screen) ? { removed_at: instant, removed_user: person } : {};
  const signed: Record<string, JsonSchema> = writerIn(screen).length > 0 ? { [WRITER]: person } : {};
  const columns = { type: 'array', items: { type: 'string', enum: [...listed, ...writerIn(screen)] } };
  const saved = answerOf({ type: 'object', properties: { ...key, version: whole } }, { touched });
  const merge = { type: 'object', properties: { ...key, into: whole }, required: [entity.key, 'into'] };
  const detail = { 200: answerOf(refTo(recordName(screen)), { resultName }) };
  return {
    list: {
      tags,
      querystring: { type: 'object', properties: { ...paging, ...removed } },
      body: { type: 'object', properties: { ...org, ...paging, ...removed, filters, columns } },
      response: {
        200: answerOf(
          { type: 'array', items: record(entity, [entity.key, ...entity.id, ...listed], { ...removal, ...signed }) },
          { pagination, write_check, resultName },
        ),
      },
    },
    code: offerSchema(name, { entity, ...code }, org),
    codeByGet: offerSchema(name, { entity, ...code }, org, 'querystring'),
    detail: {
      tags,
      params: hasPublicId(entity) ? named('^[1-9]\\d*(-[1-9]\\d*)*$') : params,
      querystring: { type: 'object', properties: org },
      response: detail,
    },
    detailById: {
      tags,
      body: { type: 'object', properties: { ...org, ...properties(entity, entity.id) }, required: entity.id },
      response: detail,
    },
    history: {
      tags,
      params,
      querystring: { type: 'object', properties: { ...org, page: whole } },
      response: { 200: answerOf({ type: 'array', items: part('Step') }, { pagination, resultName }) },
    },
    used: { tags, params, response: { 200: answerOf({ type: 'array', items: part('Use') }) } },
    mergePreview: { tags, body: merge, response: { 200: answerOf({ type: 'array', items: part('Use') }) } },
    merge: { tags, body: { ...merge, properties: { ...merge.properties, version: whole } }, response: { 200: saved } },
    edit: {
      tags,
      body: {
        type: 'object',
        properties: {
          ...org,
          ...key,
          uuid,
          version: whole,
          confirm,
          UPList: {
            type: 'array',
            items: { type: 'string', enum: writable(entity).filter((name) => !entity.fields[name]?.passing) },
          },
          ...properties(entity, writable(entity)),
        },
      },
      response: { 200: saved },
    },
    remove: {
      tags,
      body: { type: 'object', properties: { ...org, ...key, version: whole, confirm }, required: [entity.key] },
      response: { 200: saved },
    },
  };
}

/** The number of the organisation whose records are asked for, where they are an organisation's. */
export const orgNumber = ({ entity }: Screen): Record<string, JsonSchema> =>
  isOrgKind(entity.scope) ? { [`${entity.scope}_seq`]: whole } : {};

/** What narrows and orders the records of a list. */
const QUESTION = ['orderType', 'searchType', 'searchTitle', 'filters'] as const;
export const listQuestion = (screen: Screen) => listAsked(screen, QUESTION);

const recordName = ({ name }: Screen) => `${name}_record`;

/** A record as its screen shows it. */
function recordSchema({ entity, merged }: Screen): JsonSchema {
  const inner = Object.entries(merged).map(([object, fields]) => [
    object,
    { type: 'object', properties: properties(entity, fields) },
  ]);
  const answered = Object.keys(entity.fields).filter((field) => !entity.fields[field]?.passing);
  const outer = answered.filter((field) => !Object.values(merged).flat().includes(field));
  const more = { ...Object.fromEntries(inner), uuid, rgst_user: person, edit_user: person, can: part('Can') };
  return record(entity, outer, more);
}

const listName = ({ name }: Screen) => `${name}_list`;
const listAsked = (screen: Screen, names: readonly string[]) => propertiesOf(listName(screen), names);

/** What a list can be asked. */
const listParts = ({ list }: Screen) => ({
  page: whole,
  list_count: { ...whole, maximum: MAX_LIST_COUNT },
  orderType: { type: 'string', enum: list.sort.flatMap((column) => [`${column}.asc`, `${column}.desc`]) },
  searchType: { type: 'string', enum: list.title },
  searchTitle,
  filters: { type: 'object', properties: Object.fromEntries(list.search.map((field) => [field, {}])) },
});

/**
 * The schemas that calls refer to: the shared parts, the fields of each entity, and of each screen its record and what
 * its list can be asked.
 */
export function sharedSchemas({ entities, screens }: Catalogue): Record<string, JsonSchema> {
  const object = (properties: object) => ({ type: 'object', properties });
  return {
    ...PARTS,
    ...Object.fromEntries(entities.map((entity) => [entity.name, object(fieldSchemas(entity))])),
    ...Object.fromEntries(
      screens.flatMap((screen) => [
        [listName(screen), object(listParts(screen))],
        [recordName(screen), recordSchema(screen)],
      ]),
    ),
  };
}

/** The schema of a list to choose from: what narrows it, and keys and names as its answer. */
/** A month of the year. */
const monthNumber = { type: 'integer', minimum: 1, maximum: 12 };

export function offerSchema(
  tag: string,
  {
    entity,
    filters,
    with: told = [],
    left,
    month,
    also = {},
    top = {},
  }: CodeOffer & { readonly entity: Entity } & Pick<Lookup, 'also' | 'top'>,
  org: Readonly<Record<string, JsonSchema>> = {},
  place: 'body' | 'querystring' = 'body',
) {
  const names = [entity.key, entity.label.plain, entity.label.locale, ...filters, ...told];
  const rows = { type: 'array', items: { type: 'object', properties: properties(entity, names) } };
  const asked = Object.fromEntries([...filters, ...Object.keys(also)].map((field) => [field, {}]));
  const flags = [...Object.keys(top), ...(left ? ['check_instock'] : [])].map((flag) => [flag, { type: 'boolean' }]);
  const narrowed = { ...asked, ...Object.fromEntries(flags), ...(month && { month: monthNumber }) };
  return {
    tags: [tag],
    [place]: { type: 'object', properties: { ...org, ...narrowed, searchTitle, is_used, last_edit_at } },
    response: { 200: answerOf(rows, { resultName, last_edit_at, more }) },
  };
}

const fieldSchemas = ({ fields }: Entity): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { json, column } = kindOf(field);
      return [name, { ...json(field), nullable: !column(field)?.isNeverEmpty }];
    }),
  );

const properties = ({ name, fields }: Entity, names: readonly string[]): Record<string, JsonSchema> =>
  propertiesOf(
    name,
    names.filter((one) => one in fields),
  );

const record = (
  entity: Entity,
  names: readonly string[],
  more: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => withMore('Audit', { ...properties(entity, names), ...more });
