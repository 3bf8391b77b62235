import type { CodeRow } from '../row.ts';

/** Companies that homes, cafes and roasters deal with. */
export const CMPN: CodeRow[] = [
  ['GBD', 'Green bean dealer', '생두 판매사'],
  ['EQD', 'Equipment dealer', '장비 판매사'],
  ['IMP', 'Importer', '수입사'],
  ['EXP', 'Exporter', '수출사'],
  ['COOP', 'Cooperative', '협동조합'],
  ['MILL', 'Mill', '가공소', '워싱 스테이션,밀'],
  ['ROAST', 'Roaster', '로스터'],
  ['CAFE', 'Cafe', '카페'],
  ['LAB', 'Laboratory', '연구소·분석실'],
];
