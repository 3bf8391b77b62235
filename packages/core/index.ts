export * from './access/may.ts';
export * from './access/roles.ts';
export * from './access/seen.ts';
export * from './answer.ts';
export * from './calc/bytes.ts';
export * from './calc/days.ts';
export * from './calc/hangul.ts';
export * from './calc/rounding.ts';
export * from './calc/shares.ts';
export * from './entity/changes.ts';
export * from './entity/check.ts';
export * from './entity/columns.ts';
export * from './entity/derive.ts';
export * from './entity/entity.ts';
export * from './entity/id.ts';
export * from './entity/merged.ts';
export * from './entity/pairs.ts';
export * from './entity/screen.ts';
export { code, isCodeId } from './kind/code.ts';
export { codes } from './kind/codes.ts';
export { count } from './kind/count.ts';
export { date } from './kind/date.ts';
export { flag } from './kind/flag.ts';
export type {
  Column,
  Fault,
  FaultKey,
  FieldOptions,
  JsonSchema,
  Kind,
  Names,
  Place,
  Pointer,
  Sample,
  SearchMode,
} from './kind/kind.ts';
export { memo } from './kind/memo.ts';
export { isKey, readKey, ref } from './kind/ref.ts';
export { refs } from './kind/refs.ts';
export { type Field, type FieldOf, type KindName, kindOf, kinds, type ValueOf } from './kind/registry.ts';
export {
  type Item,
  type Items,
  isCalculated,
  type RowOf,
  type RowsOptions,
export { moment } from './kind/moment.ts';
export { ETC, hasOwnWords, ownWordsOf } from './kind/own_words.ts';
export { period } from './kind/period.ts';
  rowFaults,
  rows,
  totalOf,
} from './kind/rows.ts';
export { scaled } from './kind/scaled.ts';
export { serial } from './kind/serial.ts';
export { text } from './kind/text.ts';
export { uuid } from './kind/uuid.ts';
export { words } from './kind/words.ts';
