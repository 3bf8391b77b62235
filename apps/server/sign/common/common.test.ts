import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { passwordFault } from '../password.ts';
import { onLatinKeys } from './korean.ts';

const isRefused = (password: string, isAdmin = false) =>
  passwordFault(password, isAdmin, [])?.key === 'user_pass_common';

it.each(
  `qwer1234!! 1234qwer!! aa12345678 a123456789 0987654321 1q2w3e4r5t6y 1qaz2wsx3edc qwe123qwe123 12345678910
   password2023 password@2024 Password123 asdf123456 samsung1234 P@ssw0rd123 qlalfqjsgh qlalfqjsgh1! tkfkdgo1004!
   dkssudgktpdy tkfkdtkfkd12 사랑해사랑해사랑해1 비밀번호123456 christine1987 monkey4821! 19900101!! zaq12wsxcde3
   abcd1234abcd !@#$qwer1234 coffee2024!! americano123 iloveyou2024 x7#x7#x7#x7# 1q2w3e4r!@ qwertyuiop`.split(/\s+/),
)('is one that is tried early: %s', (password) => expect(isRefused(password)).toBe(true));

it.each(
  'passwordpassword1 administrator12 password1234567 qwertyuiop12345 qwerqwerqwer1234 adminadminadmin hanjanhanjan1234'.split(
    ' ',
  ),
)('is so for an administrator too: %s', (password) => expect(isRefused(password, true)).toBe(true));

it.each([
  '고개를 넘어 온 바람',
  '비 오는 날엔 파전이지',
  '우리집강아지는세살이다',
  '커피한잔하실래요 우리',
  '너구리가 춤추는 밤 7시',
  '하늘과 바람과 별과 시',
  '사랑은 비를 타고 온다',
  'qldhsmsskfdpsvkwjs',
  'correct horse battery',
  'correcthorsebattery',
  'my cat eats at nine',
  'sunrise over busan 5am',
  'kiwi.mango.plum.fig',
  'nebula-otter-42',
  'seoul-river-1988-boat',
  'tr0ub4dor&3',
  'x7#kq92mfp',
  'gQ9$vL2m!xPz',
  '4c1f09ab77de',
  `${'a'.repeat(7)}한글로 쓴 말`,
])('is a good one: %s', (password) => expect(passwordFault(password, false, [])).toBeNull());

it('every password of the list that is long enough is refused, and they are more than three thousand', () => {
  const lines = readFileSync(new URL('./passwords.txt', import.meta.url), 'utf8').split('\n');
  const long = lines.filter((line) => line.length >= 10 && !line.startsWith('#'));
  expect(long.length).toBeGreaterThan(10_000);
  expect(long.filter((password) => !isRefused(password))).toEqual([]);
  const odd = long.filter((_, at) => at % 100 === 0).map((password) => `${password} 한글도 있다`);
  expect(odd.filter((password) => isRefused(password))).toEqual([]);
});

it('a text of many readings is seen through in no time', () => {
  for (const unit of ['aaaa', 'q1w2', '1234', 'qwert1', 'anan1'])
    expect(isRefused(`${unit.repeat(9).slice(0, 36)}한#글#`)).toBe(false);
});

it.each([
  ['비밀번호', 'qlalfqjsgh'],
  ['사랑해', 'tkfkdgo'],
  ['안녕하세요', 'dkssudgktpdy'],
  ['괜찮아', 'rhoscksgdk'],
  ['빵', 'qkd'],
  ['ㅁㄴㅇㄹ', 'asdf'],
  ['ㅋㅠ', 'zb'],
  ['a1', 'a1'],
])('%s is typed %s on Latin keys', (text, keys) => expect(onLatinKeys(text)).toBe(keys));
