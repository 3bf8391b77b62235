import { fieldsAt } from '@hanjan/core';
import { roasterBlendingResultScreen } from '@hanjan/model/roaster/blending_result.ts';
import { roasterGreenbeanArrivalScreen } from '@hanjan/model/roaster/greenbean_arrival.ts';
import { roasterRoastingResultScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../http/texts.ts';
import { headsOf, matchHeads } from './heads.ts';

const { fields } = roasterGreenbeanArrivalScreen.entity;
const columnsOf = (head: string) => matchHeads(roasterGreenbeanArrivalScreen, [head]).columns.map(({ name }) => name);

describe('what stands above a column', () => {
  it('says the unit in which its numbers are stored', () => {
    const names = ['arrival_date', 'arrival_mass', 'arrival_bags', 'arrival_price', 'arrival_moisture'];
    expect(headsOf(fields, names, textsFor('ko'))).toEqual([
      '번호',
      ...['입고한 날', '들어온 양 (g)', '포대 수', '단가 (₩/kg)', '잰 수분 (%)'],
    ]);
  });

  it('is what the field is called in its record', () => {
    const { fields } = roasterBlendingResultScreen.entity;
    const text = textsFor('ko');
    expect(headsOf(fields, ['blending_result_date'], text)[1]).toBe(text('blend_made_date'));
  });

  it('tells the number by which people know a record from its key', () => {
    const { fields } = roasterRoastingResultScreen.entity;
    expect(headsOf(fields, ['roasting_result_year', 'roasting_result_seq'], textsFor('ko'))).toEqual([
      '번호',
      '연도',
      '번호 (roasting_result_seq)',
    ]);
  });

  it.each(['들어온 양', '들어온 양 (g)', '들어온 양 (g) *', 'arrival_mass', '들어온 양 (arrival_mass)'])(
    'is known as %s',
    (head) => {
      expect(columnsOf(head)).toEqual(['arrival_mass']);
    },
  );

  it('is not known in another unit than the one in which it is read', () => {
    expect(columnsOf('들어온 양 (kg)')).toEqual([]);
  });

  it('brings every field of an import back, in both languages', () => {
    for (const screen of [roasterGreenbeanArrivalScreen, roasterBlendingResultScreen]) {
      const names = fieldsAt(screen, 'EXCEL_IN');
      for (const locale of ['ko', 'en']) {
        const [, ...heads] = headsOf(screen.entity.fields, names, textsFor(locale));
        expect(matchHeads(screen, heads).columns.map(({ name }) => name)).toEqual(names);
      }
    }
  });
});
