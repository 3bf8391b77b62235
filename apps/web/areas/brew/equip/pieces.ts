import { nameInLocale, type Row } from '@hanjan/core';
import { LOCALES } from '@hanjan/model/messages/locales.ts';
import type { Choice, Section } from '../../../parts/choice/choices.ts';

/** A piece of equipment that there is, as a line: listed under its type, found by its names and its maker's. */
export interface Piece extends Choice {
  readonly row: Row;
  /** Its name in the other language, where it has another one. */
  readonly other: string;
  readonly maker: Row | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Products and the companies that make them, in the order of their names. */
export function piecesOf(products: readonly Row[], companies: readonly Row[], locale: string): readonly Piece[] {
  const makers = new Map(companies.map((row) => [row.company_seq, row]));
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const calledIn = (row: Row, language: string) =>
    nameInLocale(text(row.equip_name), text(row.equip_name_locale), language);
  return products
    .map((row): Piece => {
      const maker = makers.get(row.equip_manufacture_seq);
      const [name, other] = [
        calledIn(row, locale),
        calledIn(row, LOCALES.find(({ id }) => id !== locale)?.id ?? locale),
      ];
      const words = [row.equip_name, row.equip_name_locale, maker?.company_name, maker?.company_name_locale];
      return {
        id: Number(row.equip_seq),
        name,
        other: other === name ? '' : other,
        words: words.map(text).filter(Boolean),
        under: text(row.equip_type),
        row,
        maker,
      };
    })
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Pieces under the names of their types, in the order of the types. */
export const sectionsOfType = (
  pieces: readonly Piece[],
  types: readonly Pick<Section, 'id' | 'title'>[],
): Section<Piece>[] =>
  types
    .map(({ id, title }) => ({ id, title, choices: pieces.filter(({ under }) => under === id) }))
    .filter(({ choices }) => choices.length > 0);
