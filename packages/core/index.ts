export * from './access/actor.ts';
export * from './access/field.ts';
export * from './access/may.ts';
export * from './access/moves.ts';
export * from './access/roles.ts';
export * from './answer.ts';
export * from './calc/batch.ts';
export * from './calc/brew/brew.ts';
export * from './calc/brew/dial.ts';
export * from './calc/brew/pour.ts';
export * from './calc/bytes.ts';
export * from './calc/colour.ts';
export { csvCell, csvLine, tamed, untamed } from './calc/csv.ts';
export { type CurveReadings, readCurveText } from './calc/curve_text.ts';
export * from './calc/hangul.ts';
export { composed, hasMarkRun } from './calc/marks.ts';
export * from './calc/newest.ts';
export * from './calc/or_null.ts';
export { ETC, hasOwnWords, ownWordsOf } from './calc/own_words.ts';
export * from './calc/pace.ts';
export * from './calc/pairs.ts';
export * from './calc/roast/blend.ts';
export * from './calc/roast/loss.ts';
export * from './calc/rounding.ts';
export * from './calc/shares.ts';
export * from './calc/time/clock.ts';
export * from './calc/time/days.ts';
export * from './calc/time/spans.ts';
export { MEASURES, type MeasureName, type Units, unitsOf } from './calc/units.ts';
export * from './entity/changes.ts';
export * from './entity/check.ts';
export * from './entity/columns.ts';
export * from './entity/derive.ts';
export * from './entity/entity.ts';
export * from './entity/id.ts';
export * from './entity/locked.ts';
export * from './entity/merged.ts';
export * from './entity/narrowing.ts';
export * from './entity/once.ts';
export {
  bulkFieldsOf,
  bulkReadsOf,
  CHECKS,
  type Check,
  checksOf,
  exportable,
  fieldsAt,
  isImportable,
  isUpdatable,
  isVersioned,
} from './entity/places.ts';
export { minAndMax } from './entity/rules.ts';
export * from './entity/screen.ts';
export * from './entity/seen.ts';
export type { Audited, SoundRow, StoredRow } from './entity/stored.ts';
export * from './entity/writable.ts';
export { type IgnoredColumn, IMPORT_MB, type ImportFault, type ImportResult } from './imported.ts';
export { code, isAmong, isCodeId } from './kind/code.ts';
export { codes } from './kind/codes.ts';
export { count } from './kind/count.ts';
export { date, FIRST_DAY, LAST_DAY } from './kind/date.ts';
export { dates, splitDates } from './kind/dates.ts';
export { isBlank, isRequired } from './kind/fields.ts';
export { FILE_TYPES, type FileType, file, isFileName } from './kind/file.ts';
export { flag } from './kind/flag.ts';
export { type Gauge, type Gauged, gaugeOf } from './kind/gauge.ts';
export { image, PICTURE_HASH, pictureHash, picturePath, type UploadBounds, uploadOf } from './kind/image.ts';
export type {
  CellValue,
  Column,
  Fault,
  FaultKey,
  FieldOptions,
  JsonSchema,
  Kind,
  Names,
  Place,
  Pointer,
  Reader,
  Sample,
  SearchMode,
} from './kind/kind.ts';
export { kindOf, kinds } from './kind/kinds.ts';
export { isOwnPath, isPlain, isWebAddress, link } from './kind/link.ts';
export { memo } from './kind/memo.ts';
export { moment } from './kind/moment.ts';
export { period } from './kind/period.ts';
export { PHASES, phase } from './kind/phase.ts';
export { isKey, readKey, ref } from './kind/ref.ts';
export { refs } from './kind/refs.ts';
export type { Field, FieldOf, Fields, KindName, StoredOf, ValueOf } from './kind/registry.ts';
export {
  type Item,
  type ItemRow,
  type Items,
  isCalculated,
  type RowsOptions,
  rowFaults,
  rows,
  totalOf,
  twiceAt,
} from './kind/rows.ts';
export { scaled, scaledKind } from './kind/scaled.ts';
export { serial } from './kind/serial.ts';
export { term, termBounds, termKind } from './kind/term.ts';
export { text } from './kind/text.ts';
export { time } from './kind/time.ts';
export { pathOf, readUuid, uuid } from './kind/uuid.ts';
export { words, wordsKind } from './kind/words.ts';
