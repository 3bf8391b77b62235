import type { CodeGroupRow } from './row.ts';

/** Every group of codes. CNTR, CFPRDC and VRT have no rows of their own: they are read from countries and varieties. */
export const codeGroups = [
  ['CNTR', 'Country', '국가'],
  ['CFPRDC', 'Coffee-producing country', '커피 생산국'],
  ['CDFLTR', 'Country filter', '국가 구분'],
  ['SPC', 'Species', '커피 종'],
  ['VRT', 'Variety', '품종'],
  ['PRCS', 'Process', '가공 방식'],
  ['BGRD', 'Bean grade', '생두 등급'],
  ['BQLT', 'Grade detail', '등급 상세'],
  ['FLVR', 'Flavor', '플레이버'],
  ['CNAFTST', 'Aftertaste', '애프터테이스트'],
  ['CNTXTR', 'Texture', '질감'],
  ['CNFLNG', 'Feeling', '느낌'],
  ['NTPLC', 'Place of the note', '노트 장소'],
  ['BNDV', 'Serial type', '일련번호 종류'],
  ['EXTR', 'Brewing method', '추출 방식'],
  ['WTR', 'Water', '물'],
  ['STRCP', 'Sample recipe', '예시 레시피'],
  ['STBEAN', 'Sample bean', '예시 원두'],
  ['STGRD', 'Sample grinder', '예시 그라인더'],
  ['STMCH', 'Sample machine', '예시 머신'],
  ['EQUIP', 'Equipment type', '장비 종류'],
  ['CARE', 'Equipment care', '장비 관리'],
  ['MTRL', 'Material type', '부자재 종류'],
  ['MTUNIT', 'Unit of a material', '부자재 단위'],
  ['MTUSE', 'Where material went', '부자재 쓰임'],
  ['SPLR', 'Supplier type', '공급처 종류'],
  ['DRNK', 'Drink type', '메뉴 종류'],
  ['DRSV', 'How a drink is served', '핫·아이스'],
  ['ALRG', 'Allergen', '알레르기 유발 물질'],
  ['MNFLT', 'What is wrong with a drink', '메뉴에서 아쉬운 점'],
  ['CMPN', 'Company type', '업체 종류'],
  ['CAFE', 'Cafe type', '카페 종류'],
  ['RSTR', 'Roaster type', '로스터 종류'],
  ['PLAN', 'Plan', '요금제'],
  ['RSTEP', 'Roasting step', '로스팅 단계'],
  ['CUPPED', 'What was cupped', '커핑 대상'],
  ['PBST', 'Public stage', '공개 범위'],
  ['CAUTH', 'Cafe authority', '카페 권한'],
  ['RAUTH', 'Roaster authority', '로스터 권한'],
  ['PSAUTH', 'Roaster–cafe relation', '로스터–카페 관계'],
  ['EVNT', 'Event type', '이벤트 종류'],
  ['USER', 'Site role', '회원 등급'],
  ['USRPRVD', 'Sign-in provider', '로그인 수단'],
] as const satisfies readonly CodeGroupRow[];

/** The id of a group of codes. */
export type CodeGroup = (typeof codeGroups)[number][0];

/** Groups that have no codes of their own: they show the records of a table. */
export const PROJECTED: readonly CodeGroup[] = ['CNTR', 'CFPRDC', 'VRT'];

/**
 * Groups whose codes say what the product does: roles, states, stages. Administrators word and order them; which there are
 * is not theirs to say.
 */
export const FIXED: readonly CodeGroup[] = [
  'CDFLTR',
  'BNDV',
  'CARE',
  'MTUNIT',
  'MTUSE',
  'PLAN',
  'RSTEP',
  'CUPPED',
  'PBST',
  'CAUTH',
  'RAUTH',
  'PSAUTH',
  'EVNT',
  'USER',
  'USRPRVD',
];
