import type { CodeRow } from '../row.ts';

/** What kind of business a cafe is. */
export const CAFE: CodeRow[] = [
  ['PRV', 'Private, own shop', '개인'],
  ['FRN', 'Franchise', '프랜차이즈'],
  ['CRP', 'Company', '법인'],
  ['PUB', 'Public body, association', '공공·협회'],
  ['ONL', 'Online only', '온라인'],
];
