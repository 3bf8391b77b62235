import '../../records/kinds/cells.ts';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { userEquipScreen } from '@hanjan/model/user/equip.ts';
import { describe, expect, it } from 'vitest';
import { meanOf } from '../../records/field/mean.ts';
import { shapeOf } from '../../records/field/shape.ts';
import { columnsOf, fitColumns, widened } from './columns.ts';

const columns = columnsOf(userCupnoteScreen, 'ko', (name) => name.slice(8, 11));
const shown = (width: number) => fitColumns(columns, width).map(({ column: { name, mean } }) => (mean ? 'mean' : name));
const isPoint = (name: string) => name.endsWith('_point');

describe('columns of a list', () => {
  it('are all there when there is room, the mean after its scores', () => {
    const names = shown(1800);
    expect(names.filter((name) => name !== 'mean')).toEqual(userCupnoteScreen.list.columns);
    expect(names.indexOf('mean')).toBe(names.lastIndexOf('cupnote_acidity_point') + 1);
  });

  it('never take more than the width, and fill it', () => {
    for (let width = 200; width < 2000; width += 37) {
      const total = fitColumns(columns, width).reduce((sum, { width: px }) => sum + px, 0);
      expect(total).toBeLessThanOrEqual(width);
      expect(total).toBeGreaterThan(width - columns.length);
    }
  });

  it('go by importance: the label stays, the scores go together and leave their mean', () => {
    expect(shown(100)).toEqual(['cupnote_name']);
    const narrow = shown(704);
    expect(narrow).toContain('mean');
    expect(narrow.filter(isPoint)).toEqual([]);
    for (let width = 200; width < 2000; width += 37) expect([0, 6]).toContain(shown(width).filter(isPoint).length);
  });

  it('have room for the longest number of their rows, and no less than before', () => {
    const columns = columnsOf(cafeReceivedScreen, 'ko', () => '');
    const roomsOf = (longest: number) =>
      widened(columns, () => longest)
        .filter(({ shape }) => shape === 'number')
        .map(({ room }) => room);
    expect([roomsOf(0), roomsOf('10,000,000.1'.length)]).toEqual([
      [92, 92, 40],
      [128, 128, 128],
    ]);
    expect(widened(columns, () => 20).filter(({ shape }) => shape !== 'number')).toEqual(
      columns.filter(({ shape }) => shape !== 'number'),
    );
  });

  it('are as wide as their view needs', () => {
    const columns = columnsOf(cafeReceivedScreen, 'ko', () => '');
    const roomOf = (kind: string) =>
      columns.find(({ name }) => cafeReceivedScreen.entity.fields[name as 'received_seq']?.kind === kind)?.room;
    expect([roomOf('scaled'), roomOf('date')]).toEqual([92, 100]);
  });

  it('are one for two names, in the language that is shown', () => {
    const named = (locale: string) => {
      const shown = columnsOf(userEquipScreen, locale, (name) => name);
      return shown.filter(({ isLabel }) => isLabel).map(({ name }) => name);
    };
    expect([named('ko'), named('en')]).toEqual([['equip_name_locale'], ['equip_name']]);
  });

  it('have a shape by what their field holds', () => {
    const { cupnote_date, cupnote_main, cupnote_flavor_list, cupnote_place, cupnote_body_point } =
      userCupnoteScreen.entity.fields;
    const fields = [cupnote_date, undefined, cupnote_main, cupnote_flavor_list, cupnote_place, cupnote_body_point];
    expect(fields.map(shapeOf)).toEqual(['date', 'date', 'flag', 'several', 'text', 'number']);
    const { blending_organic_loss, received_uuid_str, coffeebean_seq } = cafeReceivedScreen.entity.fields;
    expect([blending_organic_loss, received_uuid_str, coffeebean_seq].map(shapeOf)).toEqual(['number', 'text', 'text']);
  });
});

describe('the mean of scores', () => {
  it('counts only those given', () => {
    expect(meanOf({ a: 9, b: null, c: 8, d: 8 }, ['a', 'b', 'c', 'd'])).toBe('8.3');
    expect(meanOf({ a: 0, b: null }, ['a', 'b'])).toBe('0.0');
    expect(meanOf({ a: null }, ['a', 'b'])).toBeNull();
  });
});
