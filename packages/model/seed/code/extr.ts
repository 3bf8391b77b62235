import type { CodeRow } from '../row.ts';

/** Brewing methods. */
export const EXTR: CodeRow[] = [
  ['DRP', 'Pour over, drip', '드립(푸어오버)', '핸드드립,브루잉,V60'],
  ['ESP', 'Espresso', '에스프레소'],
  ['IMM', 'French press', '프렌치프레스', '침출식'],
  ['AER', 'AeroPress', '에어로프레스'],
  ['SWT', 'Immersion dripper', '클레버·스위치', '침지식,clever,switch'],
  ['MOK', 'Moka pot', '모카포트'],
  ['SYP', 'Siphon', '사이폰', 'syphon'],
  ['CLD', 'Cold brew', '콜드브루'],
  ['ICE', 'Ice drip', '더치(점적)', '더치커피,dutch'],
  ['CEZ', 'Cezve, ibrik', '이브릭(체즈베)', '튀르키예식,터키식'],
  ['PHN', 'Phin', '핀', '베트남식'],
  ['BAT', 'Batch brewer', '배치브루', '커피메이커'],
  ['CUP', 'Cupping', '커핑'],
  ['INS', 'Instant', '인스턴트'],
];
