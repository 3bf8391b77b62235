import { hasPublicId, type Screen } from '@hanjan/core';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { isObject, readStored, writeStored } from '../../base/store/storage.ts';
import { LABELS_NAME } from './labels_name.ts';
import { type LabelSize, SIZES } from './sizes.ts';

/** What a label is for: a bag or a shelf, or a cup on a cupping table. */
export const USES = ['thing', 'cup'] as const;
export type Use = (typeof USES)[number];
/** How cups are told apart. */
export const MARKS = ['letters', 'numbers'] as const;
export type Marks = (typeof MARKS)[number];
export const LANGUAGES = ['both', ...LOCALES.map(({ id }) => id)] as const;
export type Language = 'both' | Locale;

/** What somebody wants of labels on this device, from one time to the next. */
export interface LabelChoice {
  readonly size: string;
  readonly use: Use;
  readonly marks: Marks;
  readonly language: Language;
  /** Parts that are left out. */
  readonly off: readonly string[];
  /** What is in a bag, in somebody's own words. */
  readonly bag: string;
}

/** The name of a cup is at first hidden: cups are tasted blind. */
const FIRST: LabelChoice = {
  ...{ size: 'a4-14', use: 'thing', marks: 'letters', language: 'both', off: ['cup_name'], bag: '' },
};

/** What this device had last. What is not among the choices of this version is as at first. */
export function readChoice(): LabelChoice {
  const stored = readStored('device', LABELS_NAME);
  if (!isObject(stored)) return FIRST;
  const one = <T extends string>(value: unknown, among: readonly T[], first: T) =>
    among.find((known) => known === value) ?? first;
  return {
    size: one(
      stored.size,
      SIZES.map(({ id }) => id),
      FIRST.size,
    ),
    use: one(stored.use, USES, FIRST.use),
    marks: one(stored.marks, MARKS, FIRST.marks),
    language: one(stored.language, LANGUAGES, FIRST.language),
    off: Array.isArray(stored.off) ? stored.off.map(String) : FIRST.off,
    bag: typeof stored.bag === 'string' ? stored.bag : FIRST.bag,
  };
}

/** The size that is chosen. */
export const sizeOf = ({ size }: LabelChoice): LabelSize => SIZES.find(({ id }) => id === size) ?? SIZES[0];

export const keepChoice = (choice: LabelChoice): void => writeStored('device', LABELS_NAME, choice);

/** The parts of a label that can be left out, in their order on it: those of every record, those of the screen, its second code. */
export function partsOf({ entity, labels }: Screen, use: Use): readonly string[] {
  if (use === 'cup') return ['cup_name'];
  const own = Object.entries(labels?.parts ?? {}).filter(([, field]) => field && field in entity.fields);
  return [
    ...['name_locale', 'name', 'org'],
    ...(hasPublicId(entity) ? ['number'] : []),
    ...own.map(([part]) => part),
    ...((labels?.codes ?? []).length > 1 ? ['code_second'] : []),
  ];
}
