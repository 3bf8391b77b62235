import { screens } from '@hanjan/model';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { userEquipScreen } from '@hanjan/model/user/equip.ts';
import { describe, expect, it } from 'vitest';
import { askedColumns, knownColumns, offeredColumns, ownColumns, withColumns } from './chosen_columns.ts';

describe('chosen columns', () => {
  it('count two names of a record as one, and show both', () => {
    expect(ownColumns(userEquipScreen).slice(0, 2)).toEqual(['equip_name_locale', 'equip_type']);
    expect(knownColumns(userEquipScreen, ['equip_name', 'equip_use', 'equip_name_locale'])).toEqual([
      'equip_name_locale',
      'equip_use',
    ]);
    const shown = withColumns(userEquipScreen, ['equip_use', 'equip_name_locale']);
    expect(shown.list.columns).toEqual(['equip_use', 'equip_name_locale', 'equip_name']);
  });

  it('are the screen itself where they are its own', () => {
    for (const screen of screens) expect(withColumns(screen, ownColumns(screen))).toBe(screen);
  });

  it('may be whatever a cell holds, with when it was written and changed', () => {
    const offered = offeredColumns(userEquipScreen);
    expect(offered).toEqual(expect.arrayContaining(['equip_zero_point', 'equip_nick', 'rgst_at', 'edit_at']));
    for (const name of ['equip_option', 'equip_name', 'user_equip_seq']) expect(offered).not.toContain(name);
  });

  it('never lose the way to the record', () => {
    expect(knownColumns(userCupnoteScreen, ['cupnote_date'])).toEqual(['cupnote_name', 'cupnote_date']);
    expect(knownColumns(userCupnoteScreen, ['gone', ''])).toEqual(ownColumns(userCupnoteScreen));
  });
});

describe('what a server is asked for', () => {
  it('is nothing more where it answers them anyway, whatever their order', () => {
    expect(askedColumns(userCupnoteScreen, ['cupnote_name', 'cupnote_date', 'rgst_at', 'edit_at'])).toBeUndefined();
  });
  it('are the columns, both names, and the fields that may be changed for many', () => {
    expect(askedColumns(userEquipScreen, ['equip_zero_point', 'equip_name_locale'])).toEqual([
      'equip_manufacture_seq',
      'equip_name',
      'equip_name_locale',
      'equip_use',
      'equip_zero_point',
    ]);
  });
});

it('every list can be ordered by when its records were written', () => {
  for (const { name, list } of screens) expect([name, list.sort.includes('rgst_at')]).toEqual([name, true]);
});
