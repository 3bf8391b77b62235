import { screens } from '@hanjan/model';
import { describe, expect, it } from 'vitest';
import { isViewAlone, readViewId, viewOfRow, viewScreens } from './view.ts';

describe('a view in an address', () => {
  it.each(['0', '12', 'o7'])('may be %s', (id) => expect(readViewId(id)).toBe(id));
  it.each([null, '', '-1', '01', 'o0', 'o', '1e3', '12 ', '1;drop', '9'.repeat(16), '__proto__'])('is never %j', (id) =>
    expect(readViewId(id)).toBeNull(),
  );
  it('is meant as it is kept only where nothing else is said', () => {
    expect(['?view=12', 'view=12', '?view=12&page=2', '?page=2', ''].map(isViewAlone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('where views are kept', () => {
  it('is with the person, and with the organisation whose records are listed', () => {
    const kept = { user: undefined, none: undefined, cafe: 'cafe_view', roaster: 'roaster_view' };
    for (const screen of screens) {
      const { own, shared } = viewScreens(screen);
      expect([own.name, shared?.name]).toEqual(['user_view', kept[screen.entity.scope]]);
    }
  });
  it('is told by the id, so that two of the same number are two', () => {
    const row = { view_seq: 3, version: 2, view_name: '이번 주', view_query: 'page=1' };
    expect([viewOfRow(row, false).id, viewOfRow(row, true).id]).toEqual(['3', 'o3']);
  });
});
