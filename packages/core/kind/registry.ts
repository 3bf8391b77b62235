import { type CodeOptions, codeKind } from './code.ts';
import { type CodesOptions, codesKind } from './codes.ts';
import { type CountOptions, countKind } from './count.ts';
import { type DateOptions, dateKind } from './date.ts';
import { type FlagOptions, flagKind } from './flag.ts';
import type { FieldOptions, Kind } from './kind.ts';
import { memoKind } from './memo.ts';
import { type RefOptions, refKind } from './ref.ts';
import { type RefsOptions, refsKind } from './refs.ts';
import { type Items, type RowOf, type RowsOptions, rowsKind } from './rows.ts';
import { type ScaledOptions, scaledKind } from './scaled.ts';
import { serialKind } from './serial.ts';
import { type TextOptions, textKind } from './text.ts';
import { type UuidOptions, uuidKind } from './uuid.ts';
import { type WordsOptions, wordsKind } from './words.ts';

/** Options and value of every kind; a new kind is a line here and one in `kinds`. */
interface KindTypes {
  text: { options: TextOptions; value: string };
  memo: { options: TextOptions; value: string };
  scaled: { options: ScaledOptions; value: number };
  count: { options: CountOptions; value: number };
  flag: { options: FlagOptions; value: boolean };
  date: { options: DateOptions; value: string };
  code: { options: CodeOptions; value: string };
  codes: { options: CodesOptions; value: string[] };
  words: { options: WordsOptions; value: string[] };
  ref: { options: RefOptions; value: number };
  refs: { options: RefsOptions; value: number[] };
  rows: { options: RowsOptions; value: readonly RowOf[] };
  serial: { options: FieldOptions; value: number };
  uuid: { options: UuidOptions; value: string };
}

export type KindName = keyof KindTypes;

export const kinds: { readonly [K in KindName]: Kind<KindTypes[K]['options']> } = {
  text: textKind,
  memo: memoKind,
  scaled: scaledKind,
  count: countKind,
  flag: flagKind,
  date: dateKind,
  code: codeKind,
  codes: codesKind,
  words: wordsKind,
  ref: refKind,
  refs: refsKind,
  rows: rowsKind,
  serial: serialKind,
  uuid: uuidKind,
};

/** A field of one kind: the kind's name and its options, plain data. */
export type FieldOf<K extends KindName> = K extends KindName
  ? { readonly kind: K } & Readonly<KindTypes[K]['options']>
  : never;
export type Field = FieldOf<KindName>;

/** What a field holds. Flags are never empty; everything else may be null. */
export type ValueOf<F extends { readonly kind: KindName }> = F['kind'] extends 'flag'
  ? boolean
  : F extends { readonly kind: 'rows'; readonly of: infer I extends Items }
    ? readonly RowOf<I>[] | null
    : KindTypes[F['kind']]['value'] | null;

/** The kind of a field, ready to take that field as its options. */
export const kindOf = (field: Field): Kind<Field> => kinds[field.kind] as Kind<Field>;
