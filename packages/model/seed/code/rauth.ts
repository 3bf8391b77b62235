import type { CodeRow } from '../row.ts';

/** Roles and states of a person in a roaster, roles from the highest. */
export const RAUTH: CodeRow[] = [
  ['OWN', 'Owner', '대표'],
  ['SMNG', 'Senior manager', '총괄 매니저'],
  ['MNG', 'Manager', '매니저'],
  ['SAST', 'Senior assistant', '시니어'],
  ['ROASTER', 'Roaster', '로스터'],
  ['WTSGNP', 'Waiting', '가입 대기'],
  ['HLD', 'On hold', '보류'],
  ['CNCL', 'Cancelled', '취소'],
  ['RJCT', 'Rejected', '거절'],
  ['RJN', 'May re-join', '재가입 허용'],
  ['FIRE', 'Dismissed', '해임'],
];
