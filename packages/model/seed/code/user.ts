import type { CodeRow } from '../row.ts';

/** Roles on the whole site, from the highest. */
export const USER: CodeRow[] = [
  ['SADMIN', 'Super administrator', '최고 관리자'],
  ['ADMIN', 'Administrator', '관리자'],
  ['TESTER', 'Tester', '테스터'],
  ['PAID', 'Paid member', '유료 회원'],
  ['USER', 'Member', '회원'],
  ['GUEST', 'Guest', '비회원'],
];
