import type { CodeRow } from '../row.ts';

/** Water to brew with. */
export const WTR: CodeRow[] = [
  ['TAP', 'Tap water', '수돗물'],
  ['FLTR', 'Filtered water', '정수', '정수기,브리타'],
  ['BTTL', 'Bottled water', '생수'],
  ['ROMN', 'Reverse osmosis with minerals', 'RO수·미네랄 첨가', '역삼투'],
  ['RCPE', 'Recipe water', '레시피 워터', '조제수'],
  ['TWWT', 'Third Wave Water', '서드웨이브워터'],
  ['BHST', 'Barista Hustle recipe', '바리스타허슬 레시피'],
  ['RAOP', 'Rao–Perger recipe', '라오·퍼거 레시피', 'rao perger'],
];
