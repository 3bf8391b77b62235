import type { CodeRow } from '../row.ts';

/** Equipment of homes, cafes and roasters. */
export const EQUIP: CodeRow[] = [
  ['GRD', 'Grinder', '그라인더'],
  ['ESM', 'Espresso machine', '에스프레소 머신'],
  ['DRP', 'Dripper', '드리퍼'],
  ['KTL', 'Kettle', '드립 주전자', '케틀,드립포트'],
  ['SCL', 'Scale', '저울'],
  ['BRW', 'Brewer', '브루어'],
  ['SRV', 'Server', '서버'],
  ['FLT', 'Filter', '필터'],
  ['REF', 'Refractometer', 'TDS 측정기', '굴절계,농도계'],
  ['CLR', 'Colour meter', '색도계', '아그트론,agtron'],
  ['MST', 'Moisture meter', '수분계'],
  ['DNS', 'Density meter', '밀도계'],
  ['RSTR', 'Roaster', '로스터기', '로스팅 머신'],
  ['SMP', 'Sample roaster', '샘플 로스터'],
  ['CHF', 'Chaff collector', '집진기', '사이클론'],
  ['AFB', 'Afterburner', '애프터버너', '제연기'],
  ['PCK', 'Sealer, packer', '포장기', '실링기'],
  ['WTR', 'Water filter', '정수 필터'],
];
