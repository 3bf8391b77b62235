import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { roasterGreenbeanYearScreen } from '@hanjan/model/roaster/greenbean_year.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { describe, expect, it } from 'vitest';
import { cellText } from './text.ts';

const names = {
  locale: 'ko',
  code: (_group: string, id: string) => `<${id}>`,
  ref: (entity: string, key: number) => `${entity} ${key}`,
  text: (key: string) => key,
};

describe('a cell in plain words', () => {
  const note = (name: string, value: unknown) => cellText(userCupnoteScreen, name, { [name]: value }, names);
  it('says all of several, where a list says how many more', () => {
    expect(note('cupnote_flavor_list', ['PEACH', 'HONEY', 'ROSE', 'LIME'])).toBe('<PEACH>, <HONEY>, <ROSE>, <LIME>');
  });
  it('says flags by a word, and nothing where there is nothing', () => {
    expect([note('cupnote_main', true), note('cupnote_main', false), note('store_name', null)]).toEqual([
      'yes',
      'no',
      '',
    ]);
  });
  it('says days whole, and instants to the minute', () => {
    expect(note('cupnote_date', '2026-11-20')).toBe('2026-11-20');
    expect(note('rgst_at', '2026-11-20T05:28:00Z')).toMatch(/^2026-11-\d\d \d\d:28$/);
  });
  it('says numbers in the unit that is read, and records by what they refer to', () => {
    const lot = { coffeebean_seq: 4, received_mass: 15_000 };
    const units = { mass: 'kg' };
    expect(cellText(cafeReceivedScreen, 'received_mass', lot, names)).toBe('1,500.0 g');
    expect(cellText(cafeReceivedScreen, 'received_mass', lot, { ...names, units })).toBe('1.5 kg');
    expect(cellText(cafeReceivedScreen, 'coffeebean_seq', lot, names)).toBe('cafe_coffeebean 4');
  });
  it('does not group the digits of a year', () => {
    expect(cellText(roasterGreenbeanYearScreen, 'greenbean_year', { greenbean_year: 2026 }, names)).toBe('2026');
  });
});
