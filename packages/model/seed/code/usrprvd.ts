import type { CodeRow } from '../row.ts';

/** How a person signs in. */
export const USRPRVD: CodeRow[] = [
  ['PSWD', 'User id and password', '아이디'],
  ['GGL', 'Google', '구글'],
  ['APPL', 'Apple', '애플'],
  ['NVR', 'Naver', '네이버'],
  ['KKO', 'Kakao', '카카오'],
  ['OIDC', 'Other sign-in service', '다른 로그인 서비스'],
];
