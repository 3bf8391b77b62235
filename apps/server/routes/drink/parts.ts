import { isKey } from '@hanjan/core';
import { Type } from 'typebox';
import type { KnownDrink } from '../../domain/drinks.ts';
import { notFound } from '../../http/refusal.ts';
import { text } from '../../openapi/typed.ts';

/** What calls on drinks are called by. */
export const tags = ['cafe_drink'];

/** The cafe that a call is about. */
export const cafeKey = { cafe_seq: Type.Optional(Type.Integer({ minimum: 1 })) };

/** Both names of something. */
export const named = { name: text, name_locale: text };

/** What a drink is called. */
export const nameOf = ({ drink_name, drink_name_locale }: KnownDrink) => ({
  name: drink_name,
  name_locale: drink_name_locale,
});

/** A key that a body names; what it names otherwise is nothing that there is. */
export function keyIn(body: Readonly<Record<string, unknown>>, name: string): number {
  const { [name]: key } = body;
  if (!isKey(key)) throw notFound();
  return key;
}
