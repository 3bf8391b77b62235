import type { CodeRow } from '../row.ts';

/** What is wrong with a drink as it is served. */
export const MNFLT: CodeRow[] = [
  ['HOT', 'Too hot', '너무 뜨거움'],
  ['COOL', 'Not hot or cold enough', '온도가 맞지 않음', '미지근함'],
  ['WEAK', 'Weak', '연함', '밍밍함'],
  ['STRG', 'Too strong', '진함'],
  ['SWET', 'Too sweet', '너무 닮', '달다'],
  ['FLAT', 'Not sweet enough', '덜 닮'],
  ['BITR', 'Bitter', '쓴맛'],
  ['SOUR', 'Sour', '신맛이 튐'],
  ['FOAM', 'Coarse foam', '거품이 거침', '우유 거품'],
  ['MASS', 'Wrong amount', '양이 맞지 않음'],
  ['LOOK', 'Careless look', '담음새가 흐트러짐', '라떼아트'],
  ['CUP', 'Dirty or wrong cup', '잔이 더럽거나 다름'],
  ['LATE', 'Late', '나가는 데 오래 걸림'],
];
