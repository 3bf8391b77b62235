import { type Entity, type Field, type JsonSchema, kindOf } from '@hanjan/core';

/** Room for a record without its long texts, as every other call has it. */
const ROOM = 256 * 1024;
/** Quotes, line ends and backslashes take two bytes in JSON. */
const ESCAPED = 2;

/** How many bytes a save may have: all that the fields can hold at the most, as JSON. */
export const saveLimit = ({ fields }: Entity): number => ROOM + ESCAPED * textBytes(Object.values(fields));

/** Bytes that the texts in some fields have at the most; those without a bound of their own are short. */
export const textBytes = (fields: readonly Field[]): number =>
  fields.reduce((sum, field) => sum + bytesOf(kindOf(field).json(field)), 0);

function bytesOf({ maxLength = 0, maxItems = 1, items, properties }: JsonSchema): number {
  const inner = [...(items ? [items] : []), ...Object.values(properties ?? {})] as JsonSchema[];
  return Number(maxLength) + Number(maxItems) * inner.reduce((sum, schema) => sum + bytesOf(schema), 0);
}
