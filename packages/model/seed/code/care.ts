import type { CodeRow } from '../row.ts';

/** What is done for equipment. */
export const CARE: CodeRow[] = [
  ['CLN', 'Cleaning', '청소', '세척,백플러시,약품 청소'],
  ['SRV', 'Service', '점검', '정기 점검,교정'],
  ['RPR', 'Repair', '수리', '고장,AS'],
  ['PART', 'Part replaced', '부품 교체', '버,날,개스킷,가스켓,필터'],
];
