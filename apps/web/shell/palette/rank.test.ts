import { describe, expect, it } from 'vitest';
import { type Entry, entryOf } from './entry.ts';
import { fitting, insteadOf, sectionsOf } from './rank.ts';

const entry = (name: string, ...words: string[]): Entry =>
  entryOf({ id: name, name, about: '', icon: 'cup', words: [name, ...words] });
const names = (entries: readonly Entry[]) => entries.map(({ name }) => name);

const notes = entry('커피 노트', '내 노트 노트 커피 노트', 'Coffee notes', 'UserQC');
const coffees = entry('원두', '카페 원두', 'Coffees');
const lots = entry('입고 원두', '카페 입고 원두', 'Received lots');
const roasts = entry('로스팅 기록', 'Roasts', 'RoastingResult');
const pages = [notes, lots, coffees, roasts];

describe('what fits', () => {
  it.each([
    ['원두', ['원두', '입고 원두']],
    ['ㅇㄷ', ['원두', '입고 원두']],
    ['dnjsen', ['원두', '입고 원두']],
    ['coffee', ['커피 노트', '원두']],
    ['roastingresult', ['로스팅 기록']],
    ['카페', ['입고 원두', '원두']],
    ['원두 카페', ['원두', '입고 원두']],
    ['노트 커피', ['커피 노트']],
    ['없는 말', []],
  ])('%s finds %j', (typed, found) => expect(names(fitting(pages, typed))).toEqual(found));
});

describe('what is shown', () => {
  const recent = [entry('커피 노트 쓰는 법'), entry('예가체프 첼베사', 'Yirgacheffe')];
  const commands = [
    entry('노트 쓰기', '커피 노트 새로 쓰기'),
    entry('원두 등록'),
    entry('화면을 어둡게', 'Dark theme'),
  ];
  const offered = { recent, near: [coffees, lots], pages, commands };
  const shown = (typed: string, records: readonly Entry[] = []) =>
    sectionsOf(typed, offered, records).map(({ part, entries }) => [part, names(entries)]);

  it('before anything is typed is what was seen lately, what is near and what can be done', () => {
    expect(shown('')).toEqual([
      ['recent', names(recent)],
      ['near', ['원두', '입고 원두']],
      ['commands', names(commands)],
    ]);
  });
  it('has the part with the best first, and records of the server last', () => {
    expect(shown('노트', [entry('노트르담')])).toEqual([
      ['commands', ['노트 쓰기']],
      ['pages', ['커피 노트']],
      ['recent', ['커피 노트 쓰는 법']],
      ['records', ['노트르담']],
    ]);
    expect(shown('커피')[0]).toEqual(['pages', ['커피 노트']]);
    expect(shown('dark')).toEqual([['commands', ['화면을 어둡게']]]);
  });
  it('has pages by where they lie only where none fits by its name', () => {
    const shownPages = (typed: string) => {
      const [pagesFound] = sectionsOf(typed, { recent: [], near: [], pages: [lots, notes, coffees], commands: [] }, []);
      return names(pagesFound?.entries ?? []);
    };
    expect(shownPages('노트')).toEqual(['커피 노트']);
    expect(shownPages('카페')).toEqual(['입고 원두', '원두']);
    expect(shownPages('커피')).toEqual(['커피 노트']);
  });
  it('shows a record once, though it was seen lately and found again', () => {
    expect(shown('첼베사', [entry('예가체프 첼베사'), entry('첼베사 내추럴')])).toEqual([
      ['recent', ['예가체프 첼베사']],
      ['records', ['첼베사 내추럴']],
    ]);
  });
  it('cuts what is long, except what the server was asked for', () => {
    const many = Array.from({ length: 20 }, (_, at) => entry(`원두 ${at}`));
    const sections = sectionsOf('원두', { recent: many, near: [], pages: many, commands: many }, [
      ...many.map(({ name }) => entry(`${name} 기록`)),
    ]);
    expect(sections.map(({ entries }) => entries.length)).toEqual([8, 6, 6, 20]);
  });
  it('is what can be done instead where nothing fits', () => {
    expect(shown('없는 말')).toEqual([]);
    expect(insteadOf(offered).map(({ part }) => part)).toEqual(['instead', 'near']);
  });
});
