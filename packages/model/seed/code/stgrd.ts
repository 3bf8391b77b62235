import type { CodeRow } from '../row.ts';

/** Grinders that are often met at bars. */
export const STGRD: CodeRow[] = [
  ['EK43', 'Mahlkönig EK43', '말코닉 EK43'],
  ['E80S', 'Mahlkönig E80S', '말코닉 E80S'],
  ['E65S', 'Mahlkönig E65S', '말코닉 E65S'],
  ['MYTH1', 'Victoria Arduino Mythos One', '빅토리아 아르두이노 미토스 원'],
  ['MYTH2', 'Victoria Arduino Mythos Two', '빅토리아 아르두이노 미토스 투'],
  ['ROBURS', 'Mazzer Robur S', '매저 로버 S'],
  ['SJOLLY', 'Mazzer Super Jolly', '매저 슈퍼졸리'],
  ['F64', 'Fiorenzato F64', '피오렌자토 F64'],
  ['D807', 'Ditting 807', '디팅 807'],
  ['ODE2', 'Fellow Ode Gen 2', '펠로우 오드 2'],
  ['NICHEZ', 'Niche Zero', '니치 제로'],
  ['C40', 'Comandante C40', '코만단테 C40'],
];
