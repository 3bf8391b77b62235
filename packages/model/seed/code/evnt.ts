import type { CodeRow } from '../row.ts';

/** What an event lets people sign up for. */
export const EVNT: CodeRow[] = [
  ['SGNP', 'Staff sign-up', '직원 가입'],
  ['CSTMR', 'Customer registration', '거래처 등록'],
];
