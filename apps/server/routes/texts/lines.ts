import type { Row } from '@hanjan/core';
import { ko, parts } from '@hanjan/model/messages/ko.ts';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { TEXT_STATES, TEXTS_AMOUNT, type TextIn, type TextLine, type TextState } from '@hanjan/model/texts/own.ts';
import { ownTextFault } from '../../http/own_text_fault.ts';
import { invalid } from '../../http/refusal.ts';
import { BUILT_IN, type Translate } from '../../http/texts.ts';
import { placeOf, type StoredText } from './stored.ts';

/** Which part of the pages a text belongs to. */
const PART = new Map(Object.entries(parts).flatMap(([part, texts]) => Object.keys(texts).map((key) => [key, part])));

/** What is asked of the texts. */
export interface TextsAsked {
  readonly search: string;
  readonly part: string | null;
  readonly state: TextState | null;
  readonly page: number;
  readonly amount: number;
}

const MOST_LETTERS = 300;
const MOST_LINES = 100;

/** Reads the question of a list; what has the wrong form is a fault. */
export function readTextsAsked({
  search = '',
  part = null,
  state = null,
  page = 1,
  amount = TEXTS_AMOUNT,
}: Row): TextsAsked {
  const isWhole = (value: unknown, most: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
  const faults = [
    ...(typeof search === 'string' && search.length <= MOST_LETTERS
      ? []
      : [{ name: 'search', key: 'field_text', args: {} }]),
    ...(part === null || (typeof part === 'string' && Object.hasOwn(parts, part))
      ? []
      : [{ name: 'part', key: 'field_code', args: {} }]),
    ...(state === null || TEXT_STATES.some((one) => one === state)
      ? []
      : [{ name: 'state', key: 'field_code', args: {} }]),
    ...(isWhole(page, 1_000_000) ? [] : [{ name: 'page', key: 'field_NaN', args: {} }]),
    ...(isWhole(amount, MOST_LINES) ? [] : [{ name: 'amount', key: 'field_NaN', args: {} }]),
  ];
  if (faults.length > 0) throw invalid(faults);
  return { search, part, state, page, amount } as TextsAsked;
}

/** The texts that are asked for, in the order in which the product has them. */
export function textLines(
  { search, part, state }: TextsAsked,
  stored: ReadonlyMap<string, StoredText>,
  translate: Translate,
): TextLine[] {
  const wanted = folded(search);
  const lineOf = (text_key: string): TextLine => ({
    text_key,
    part: PART.get(text_key) ?? '',
    ...(Object.fromEntries(LOCALES.map(({ id }) => [id, textIn(text_key, id, stored, translate)])) as Record<
      Locale,
      TextIn
    >),
  });
  return Object.keys(ko)
    .filter((key) => part === null || PART.get(key) === part)
    .map(lineOf)
    .filter((line) => {
      const all = LOCALES.map(({ id }) => line[id]);
      if (state === 'own' && all.every(({ own }) => own === null)) return false;
      if (state === 'unfit' && all.every(({ unfit }) => unfit === null)) return false;
      return [line.text_key, ...all.flatMap(({ text, own }) => [text, own ?? ''])].some((one) =>
        folded(one).includes(wanted),
      );
    });
}

const folded = (text: string) => text.normalize('NFC').toLowerCase().trim();

function textIn(
  text_key: string,
  text_locale: Locale,
  stored: ReadonlyMap<string, StoredText>,
  translate: Translate,
): TextIn {
  const own = stored.get(placeOf({ text_key, text_locale }));
  const fault = own ? ownTextFault(text_key, text_locale, own.text_own) : null;
  return {
    text: BUILT_IN[text_locale][text_key] ?? '',
    own: own?.text_own ?? null,
    version: own?.version ?? null,
    edit_at: own?.edit_at ?? null,
    unfit: fault && translate(fault.key, fault.args),
  };
}
