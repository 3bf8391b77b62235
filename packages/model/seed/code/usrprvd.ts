import type { CodeRow } from '../row.ts';

/** How a person signs in. */
export const USRPRVD: CodeRow[] = [
  ['PSWD', 'User id and password', '아이디'],
  ['GGL', 'Google', '구글'],
  ['APPL', 'Apple', '애플'],
];
