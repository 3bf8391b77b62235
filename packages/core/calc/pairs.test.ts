import { describe, expect, it } from 'vitest';
import { defineEntity } from '../entity/entity.ts';
import { serial } from '../kind/serial.ts';
import { text } from '../kind/text.ts';
import { calledOr, inLocale, nameInLocale, pairOf } from './pairs.ts';

describe('a pair', () => {
  it('has the one for a language first, or only the other one', () => {
    expect([inLocale(1, 2, 'en'), inLocale(1, 2, 'ko'), inLocale(1, 2)]).toEqual([
      [1, 2],
      [2, 1],
      [2, 1],
    ]);
    const named = (plain: string | null, local?: string) => ['en', 'ko'].map((to) => nameInLocale(plain, local, to));
    expect([named('Nyeri', '니에리'), named('Nyeri'), named('', '니에리'), named(null)]).toEqual([
      ['Nyeri', '니에리'],
      ['Nyeri', 'Nyeri'],
      ['니에리', '니에리'],
      ['', ''],
    ]);
  });
  it('that is empty is called by its key', () => {
    expect(calledOr({ name: '', name_locale: null }, 7, 'en')).toBe('#7');
    expect(calledOr({ name: 'Nyeri' }, 7, 'ko')).toBe('Nyeri');
  });
  it('is known by either of its fields', () => {
    const bean = defineEntity({
      name: 'bean',
      scope: 'none',
      key: 'bean_seq',
      label: 'bean_name',
      fields: {
        bean_seq: serial({}),
        bean_name: text({ max: 30 }),
        bean_nick_locale: text({ max: 30 }),
        bean_nick: text({ max: 30 }),
        farm_locale: text({ max: 30 }),
      },
    });
    const nick = ['bean_nick', 'bean_nick_locale'];
    expect([pairOf(bean, 'bean_nick'), pairOf(bean, 'bean_nick_locale')]).toEqual([nick, nick]);
    expect(['bean_name', 'farm_locale', 'bean_seq'].map((name) => pairOf(bean, name))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
