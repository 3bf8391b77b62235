import type { Locale } from '../messages/locales.ts';

/** The calls on texts that administrators word otherwise than the product. */
export const TEXTS_PATH = '/api/setting/text';

/** Texts that a page of their list has. */
export const TEXTS_AMOUNT = 50;

/** What a list of texts is narrowed to: those that somebody worded, those of them that no longer fit. */
export const TEXT_STATES = ['own', 'unfit'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** One text in one language: as it is built in, and as an administrator words it. */
export interface TextIn {
  readonly text: string;
  readonly own: string | null;
  /** The number of the own text, which a change of it names; null while there is none. */
  readonly version: number | null;
  readonly edit_at: string | null;
  /** Why the own text is not read any more: the built-in one shows other values since. In words. */
  readonly unfit: string | null;
}

/** One text in every language. */
export type TextLine = { readonly text_key: string; readonly part: string } & { readonly [L in Locale]: TextIn };

/** One text that a file changes: what it reads before and afterwards; null is as it is built in. */
export interface TextChange {
  readonly row: number;
  readonly text_key: string;
  readonly text_locale: Locale;
  readonly before: string | null;
  readonly after: string | null;
}

/** A line of a file that cannot be taken, and why. */
export interface TextFileFault {
  readonly row: number;
  readonly text_key: string;
  readonly text_locale: Locale | null;
  readonly description: string;
}

/** What a file would do. */
export interface TextFile {
  readonly changes: readonly TextChange[];
  readonly faults: readonly TextFileFault[];
  /** Texts of the file that read so already. */
  readonly same: number;
  /** What was there when the file was looked at; a save of it names this. */
  readonly seen: string;
}
