import { type CodeOptions, codeKind } from './code.ts';
import { type CodesOptions, codesKind } from './codes.ts';
import { type CountOptions, countKind } from './count.ts';
import { type DateOptions, dateKind } from './date.ts';
import { type DatesOptions, datesKind } from './dates.ts';
import { type FileOptions, fileKind } from './file.ts';
import { type FlagOptions, flagKind } from './flag.ts';
import { type ImageOptions, imageKind } from './image.ts';
import type { FieldOptions, Kind } from './kind.ts';
import { type LinkOptions, linkKind } from './link.ts';
import { memoKind } from './memo.ts';
import { momentKind } from './moment.ts';
import { type PeriodOptions, periodKind } from './period.ts';
import { type PhaseOptions, phaseKind } from './phase.ts';
import { type RefOptions, refKind } from './ref.ts';
import { type RefsOptions, refsKind } from './refs.ts';
import type { Item, ItemRow, Items, RowsOptions } from './rows.ts';
import { type ScaledOptions, scaledKind } from './scaled.ts';
import { serialKind } from './serial.ts';
import { type TermOptions, termKind } from './term.ts';
import { type TextOptions, textKind } from './text.ts';
import { type TimeOptions, timeKind } from './time.ts';
import { type UuidOptions, uuidKind } from './uuid.ts';
import { type WordsOptions, wordsKind } from './words.ts';

/** Options and value of every kind; a new kind is a line here and one in `itemKinds`. */
export interface KindTypes {
  text: { options: TextOptions; value: string };
  memo: { options: TextOptions; value: string };
  scaled: { options: ScaledOptions; value: number };
  count: { options: CountOptions; value: number };
  flag: { options: FlagOptions; value: boolean };
  date: { options: DateOptions; value: string };
  dates: { options: DatesOptions; value: string[] };
  period: { options: PeriodOptions; value: [from: string, to: string] };
  time: { options: TimeOptions; value: string };
  moment: { options: FieldOptions; value: string };
  phase: { options: PhaseOptions; value: number };
  term: { options: TermOptions; value: number };
  code: { options: CodeOptions; value: string };
  codes: { options: CodesOptions; value: string[] };
  words: { options: WordsOptions; value: string[] };
  ref: { options: RefOptions; value: number };
  refs: { options: RefsOptions; value: number[] };
  rows: { options: RowsOptions; value: readonly ItemRow[] };
  serial: { options: FieldOptions; value: number };
  uuid: { options: UuidOptions; value: string };
  link: { options: LinkOptions; value: string };
  image: { options: ImageOptions; value: string };
  file: { options: FileOptions; value: string[] };
}

export type KindName = keyof KindTypes;

/** Every kind but rows, whose items are of these. */
export const itemKinds: { readonly [K in Exclude<KindName, 'rows'>]: Kind<KindTypes[K]['options']> } = {
  text: textKind,
  memo: memoKind,
  scaled: scaledKind,
  count: countKind,
  flag: flagKind,
  date: dateKind,
  dates: datesKind,
  period: periodKind,
  time: timeKind,
  moment: momentKind,
  phase: phaseKind,
  term: termKind,
  code: codeKind,
  codes: codesKind,
  words: wordsKind,
  ref: refKind,
  refs: refsKind,
  serial: serialKind,
  uuid: uuidKind,
  link: linkKind,
  image: imageKind,
  file: fileKind,
};

/** A field of one kind: the kind's name and its options, plain data. */
export type FieldOf<K extends KindName> = K extends KindName
  ? { readonly kind: K } & Readonly<KindTypes[K]['options']>
  : never;
export type Field = FieldOf<KindName>;
export type Fields = Readonly<Record<string, Field>>;

/** What a field holds. Flags are never empty; everything else may be null. */
export type ValueOf<F extends { readonly kind: KindName }> = F['kind'] extends 'flag'
  ? boolean
  : F extends { readonly kind: 'rows'; readonly of: infer I extends Items }
    ? readonly ItemRow<I>[] | null
    : KindTypes[F['kind']]['value'] | null;

/** What a field holds in a stored record, in which everything is that must be. */
export type StoredOf<F extends { readonly kind: KindName }> = F extends { readonly waived: string }
  ? HeldBy<F> | null
  : F extends
        | { readonly required: true }
        | { readonly kind: 'serial' | 'flag' }
        | { readonly kind: 'uuid'; readonly linked?: false }
    ? HeldBy<F>
    : HeldBy<F> | null;

type HeldBy<F extends { readonly kind: KindName }> = F extends {
  readonly kind: 'rows';
  readonly of: infer I extends Items;
}
  ? readonly { readonly [N in keyof I]: StoredOf<I[N]> }[]
  : KindTypes[F['kind']]['value'];

/** The kind of an item of a row, ready to take that item as its options. */
export const itemKindOf = (item: Item): Kind<Field> => itemKinds[item.kind] as Kind<Field>;
