import { FLVR } from '@hanjan/model/seed/code/flvr.ts';
import { describe, expect, it } from 'vitest';
import { byFamily, colourOf, flavorsOf, wayTo } from './flavors.ts';

const codes = FLVR.map(
  ([code_id, code_name, code_name_kr, code_alias2 = '', code_filter = '', code_alias1 = null]) => ({
    code_id,
    code_name,
    code_name_kr,
    code_filter,
    code_alias1,
    code_alias2,
    code_use: true,
  }),
);
const flavors = flavorsOf(codes, 'ko');

describe('the flavors of the wheel', () => {
  it('are all known by their id, in nine families of three levels', () => {
    expect(flavors.families).toHaveLength(9);
    expect(flavors.byId.size).toBe(FLVR.length);
    expect(new Set([...flavors.byId.values()].map(({ level, above }) => level - above.length))).toEqual(new Set([1]));
  });
  it('are named in one language, with the other one beside', () => {
    const names = (locale: 'ko' | 'en') => {
      const { label, subLabel } = flavorsOf(codes, locale).byId.get('PEACH') ?? {};
      return [label, subLabel];
    };
    expect([names('ko'), names('en')]).toEqual([
      ['복숭아', 'Peach'],
      ['Peach', '복숭아'],
    ]);
  });
  it('have the colours of their family', () => {
    expect(new Set(flavors.families.map(({ id }) => colourOf(flavors, id))).size).toBe(9);
    expect(['JASMINE', 'PEACH', 'GONE'].map((id) => colourOf(flavors, id))).toEqual(['floral', 'fruity', 'other']);
  });
  it('tell what they lie in', () => {
    expect(['PEACH', 'BLACK_TEA', 'FRUITY', 'GONE'].map((id) => wayTo(flavors, id))).toEqual([
      '과일향, 기타 과일',
      '꽃향',
      '',
      '',
    ]);
  });
  it('are grouped by family in the order of choosing', () => {
    expect([...byFamily(flavors, ['JASMINE', 'PEACH', 'BLACK_TEA', 'FRUITY', 'GONE'])]).toEqual([
      ['FLORAL', ['JASMINE', 'BLACK_TEA']],
      ['FRUITY', ['PEACH', 'FRUITY']],
      ['GONE', ['GONE']],
    ]);
  });
});
