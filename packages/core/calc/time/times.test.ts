import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  endOf,
  instantOf,
  kindOf,
  localDate,
  moved,
  readDays,
  readInstant,
  readSpan,
  readTerm,
  readTime,
  type Span,
  showInstant,
  showSpan,
  showTerm,
  startOf,
  weekOf,
} from '../../index.ts';

const YEAR = localDate().slice(0, 4);
const SPANS: readonly Span[] = ['day', 'week', 'month', 'quarter', 'year'];
const anyDay = fc.integer({ min: 0, max: 400_000 }).map((days) => addDays('1900-01-01', days));

describe('spans of days', () => {
  it('begin and end where the calendar says', () => {
    expect(SPANS.map((span) => [startOf(span, '2026-11-20'), endOf(span, '2026-11-20')])).toEqual([
      ['2026-11-20', '2026-11-20'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-01', '2026-11-30'],
      ['2026-10-01', '2026-12-31'],
      ['2026-01-01', '2026-12-31'],
    ]);
  });
  it('are weeks of the year of their Thursday', () => {
    const weeks = ['2024-12-30', '2021-01-03', '2026-01-01', '2020-12-31', '2027-01-03'].map(weekOf);
    expect(weeks.map(({ year, week }) => `${year} ${week}`)).toEqual([
      '2025 1',
      '2020 53',
      '2026 1',
      '2020 53',
      '2026 53',
    ]);
  });
  it('have every day in exactly one, which is read as it is shown', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...SPANS), (day, span) => {
        const start = startOf(span, day);
        expect(start <= day && day <= endOf(span, day)).toBe(true);
        expect(moved(span, start, 1)).toBe(addDays(endOf(span, day), 1));
        expect(readSpan(span, showSpan(span, day))).toBe(start);
        expect(readSpan(span, day)).toBe(start);
      }),
    );
  });
  it('keep to the end of a short month', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2024-03-31', -1), addMonths('2026-11-20', -23)]).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2024-12-20',
    ]);
  });
});

describe('typed', () => {
  it.each<[Span, string, string | undefined]>([
    ['day', '2026-11-20', '2026-11-20'],
    ['day', '20261120', '2026-11-20'],
    ['day', '2026. 11. 3.', '2026-11-03'],
    ['day', '2026년 11월 20일 (금)', '2026-11-20'],
    ['day', '２０２６−１１−２０', '2026-11-20'],
    ['day', ' 2026/11/20\t', '2026-11-20'],
    ['day', '11-20', `${YEAR}-11-20`],
    ['day', '1120', `${YEAR}-11-20`],
    ['day', '11월 20일', `${YEAR}-11-20`],
    ['day', '2026-02-30', undefined],
    ['day', '2026-11', undefined],
    ['day', '2026abc11xyz20', undefined],
    ['day', '2026-11-20 2026-11-21', undefined],
    ['week', '2026-W47', '2026-11-16'],
    ['week', '2026w47', '2026-11-16'],
    ['week', '2026년 47주차', '2026-11-16'],
    ['week', '2026-11-20', '2026-11-16'],
    ['week', '2020-W53', '2020-12-28'],
    ['week', '2021-W53', undefined],
    ['week', '2026-W00', undefined],
    ['month', '2026-11', '2026-11-01'],
    ['month', '202611', '2026-11-01'],
    ['month', '11월', `${YEAR}-11-01`],
    ['month', '2026-13', undefined],
    ['quarter', '2026-Q4', '2026-10-01'],
    ['quarter', '2026년 4분기', '2026-10-01'],
    ['quarter', 'Q4 2026', '2026-10-01'],
    ['quarter', '2026-Q5', undefined],
    ['year', '2026', '2026-01-01'],
    ['year', '2026년', '2026-01-01'],
    ['year', '26', undefined],
  ])('a %s as %j', (span, typed, value) => {
    expect(readSpan(span, typed)).toBe(value);
  });

  it.each([
    ['2026-11', '2026-11-01', '2026-11-30'],
    ['2026-Q4', '2026-10-01', '2026-12-31'],
    ['2026-W47', '2026-11-16', '2026-11-22'],
    ['2026', '2026-01-01', '2026-12-31'],
    ['1120', `${YEAR}-11-20`, `${YEAR}-11-20`],
    ['47', undefined, undefined],
  ])('days as %j', (typed, from, to) => {
    expect(readDays(typed) ?? [undefined, undefined]).toEqual([from, to]);
  });

  const period = { kind: 'period' } as const;
  it.each([
    ['2026-11-01 – 2026-11-20', ['2026-11-01', '2026-11-20']],
    ['2026-11-01 ~ 11-20', ['2026-11-01', '2026-11-20']],
    ['2026.11.01~2026.11.20', ['2026-11-01', '2026-11-20']],
    ['20261101 - 20261120', ['2026-11-01', '2026-11-20']],
    ['2026년 11월 1일부터 11월 20일까지', ['2026-11-01', '2026-11-20']],
    ['2026-10 – 2026-11', ['2026-10-01', '2026-11-30']],
    ['2026-11', ['2026-11-01', '2026-11-30']],
    ['2026-11-20 – 2026-11-01', ['2026-11-20', '2026-11-01']],
    ['2026-11-20', undefined],
    ['2026-11-20 –', undefined],
    ['2026-11-01 – 2026-11-10 – 2026-11-20', undefined],
  ])('a period as %j', (typed, value) => {
    expect(kindOf(period).read(typed, period)).toEqual(value);
  });

  const dates = { kind: 'dates' } as const;
  it('several days in any order, each once', () => {
    expect(kindOf(dates).read('2026-11-22, 20261120;2026-11-22\n', dates)).toEqual(['2026-11-20', '2026-11-22']);
    expect(kindOf(dates).read('2026-11-22, 어제', dates)).toBeUndefined();
  });

  it.each([
    ['9:05', '09:05:00'],
    ['0905', '09:05:00'],
    ['905', '09:05:00'],
    ['09:05:30', '09:05:30'],
    ['090530', '09:05:30'],
    ['９：０５', '09:05:00'],
    ['오후 2:28', '14:28:00'],
    ['2:28 pm', '14:28:00'],
    ['12:10 a.m.', '00:10:00'],
    ['오전 12시 5분 3초', '00:05:03'],
    ['14시', '14:00:00'],
    ['24:00', undefined],
    ['9:60', undefined],
    ['오후 14:00', undefined],
    ['9:05:30:10', undefined],
    ['9:05.5', undefined],
  ])('a time as %j', (typed, value) => {
    expect(readTime(typed)).toBe(value);
  });

  it.each([
    ['3:25', 205_000],
    ['205', 205_000],
    ['1:03:25', 3_805_000],
    ['75:00', 4_500_000],
    ['3분 25초', 205_000],
    ['3m25s', 205_000],
    ['1시간', 3_600_000],
    ['−1:30', -90_000],
    ['0:05.3', 5300],
    ['3:60', undefined],
    ['1:60:00', undefined],
    ['-', undefined],
    ['1e3', undefined],
    ['3:', undefined],
  ])('a length of time as %j', (typed, value) => {
    expect(readTerm(typed)).toBe(value);
  });
  it('lengths of time as they are shown, whatever their grain', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90_000_000, max: 90_000_000 }), (ms) => {
        expect(readTerm(showTerm(ms))).toBe(ms);
      }),
    );
  });
});

describe.each(['Asia/Seoul', 'America/New_York', 'Australia/Lord_Howe', 'UTC'])('an instant in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  it('is read as it is shown, also when clocks show a time twice', () => {
    vi.stubEnv('TZ', zone);
    const around = ['2026-11-01T05:30:00Z', '2026-04-04T15:00:00Z', '2026-03-08T07:00:00Z'].map(Date.parse);
    const near = fc
      .tuple(fc.constantFrom(...around), fc.integer({ min: -20_000, max: 20_000 }))
      .map(([at, seconds]) => new Date(at + seconds * 1000).toISOString());
    fc.assert(
      fc.property(near, (value) => {
        expect(readInstant(showInstant(value))).toBe(value);
      }),
    );
  });
  it('is typed by its day and time', () => {
    vi.stubEnv('TZ', zone);
    const at = (time: string) => instantOf('2026-11-20', time);
    expect(at('14:28:05')).toBe(new Date('2026-11-20T14:28:05').toISOString());
    for (const typed of [
      '2026-11-20 14:28',
      '202611201428',
      '2026. 11. 20. 오후 2:28',
      '20261120 1428',
      '2026-11-20T14:28',
    ]) {
      expect(readInstant(typed)).toBe(at('14:28:00'));
    }
    expect(readInstant('2026-11-20T05:28:05Z')).toBe('2026-11-20T05:28:05.000Z');
    expect(readInstant('14:28')).toBe(instantOf(localDate(), '14:28:00'));
    for (const typed of ['2026-11-20', '1120 2026', '2026-11-20 25:00', '2026-02-30 10:00', '지금']) {
      expect(readInstant(typed)).toBeUndefined();
    }
  });
});

it('a time that clocks leap over is no instant', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(readInstant('2026-03-08 02:30')).toBeUndefined();
  vi.unstubAllEnvs();
});
