import { expect, it } from 'vitest';
import { stampOf } from './stamps.ts';
import { markOf } from './words.ts';

it.each([
  ['Charge', 'CHARGE'],
  ['beans_added', 'CHARGE'],
  ['투입 190도', 'CHARGE'],
  ['turning point', 'TP'],
  ['Yellowing', 'DRY'],
  ['dry end', 'DRY'],
  ['DRYe', 'DRY'],
  ['옐로우', 'DRY'],
  ['건조 종료', 'DRY'],
  ['colour change', 'DRY'],
  ['first crack', 'FCs'],
  ['1st crack!', 'FCs'],
  ['1st Crack Start', 'FCs'],
  ['FCs', 'FCs'],
  ['FC', 'FCs'],
  ['1차 크랙', 'FCs'],
  ['1차크랙 시작', 'FCs'],
  ['1팝', 'FCs'],
  ['１ハゼ', 'FCs'],
  ['2ハゼ', 'SCs'],
  ['色の変化', 'DRY'],
  ['11차 생두', null],
  ['first crack end', 'FCe'],
  ['1차 크랙 끝', 'FCe'],
  ['FCe', 'FCe'],
  ['second_crack_detected', 'SCs'],
  ['2차크랙 종료', 'SCe'],
  ['Drop', 'DROP'],
  ['dropped @ 212', 'DROP'],
  ['배출', 'DROP'],
  ['discharge', 'DROP'],
  ['End of roast', 'DROP'],
  ['cooling_stopped', 'COOL'],
  ['쿨링 종료', 'COOL'],
  ['COOL', 'COOL'],
  ['cooling started', null],
  ['drop the heat', null],
  ['gas drop to 50%', null],
  ['charge temp 200', null],
  ['approaching first crack', null],
  ['1차 크랙 직전', null],
  ['no first crack', null],
  ['first coffee of the day', null],
  ['smells of bread', null],
  ['drying', null],
  ['', null],
])('%j marks %j', (words, mark) => {
  expect(markOf(words)).toBe(mark);
});

it.each([
  ['2026-11-20T14:28:05.250+09:00', '2026-11-20T14:28:05+09:00'],
  ['2026-11-20 14:28', '2026-11-20T14:28:00'],
  ['2026-11-20T14:28:05Z', '2026-11-20T14:28:05Z'],
  ['2026. 11. 20. 오후 2:28:05', '2026-11-20T14:28:05'],
  ['11/20/2026 12:28:05 AM', '2026-11-20T00:28:05'],
  ['10/22/26', '2026-10-22'],
  ['26.11.20', null],
  ['2026.11.20', '2026-11-20'],
  ['6/7/2026', null],
])('the instant %j is %j', (cell, iso) => {
  expect(stampOf(cell)?.iso).toBe(iso);
});

it('no instant is what is no day or no time', () => {
  for (const cell of [
    '',
    '12:30',
    '2026-13-01',
    '2026-11-20 25:00',
    '2026-11-20 오전 1:00 PM',
    '1/2/3/4',
    'yesterday',
  ]) {
    expect(stampOf(cell)).toBeNull();
  }
  expect(stampOf(undefined)).toBeNull();
});

it('a month is first where the maker writes it so', () => {
  expect(stampOf('6/7/2026 1:02:03 PM', 'month_first')?.iso).toBe('2026-06-07T13:02:03');
});
