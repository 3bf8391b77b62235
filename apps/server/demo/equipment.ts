import type { Row } from '@hanjan/core';

/** What somebody who brews at home has on the shelf. */
export const EQUIPMENT: readonly Row[] = [
  {
    equip_type: 'GRD',
    equip_name_locale: '주방 핸드밀',
    equip_name: 'Hand grinder in the kitchen',
    equip_zero_point: 350,
    equip_purchase_date: '2024-03-02',
    equip_detail: '필터는 22–26 클릭, 에어로프레스는 18 클릭.',
  },
  {
    equip_type: 'DRP',
    equip_name_locale: '원뿔형 드리퍼 02',
    equip_name: 'Cone dripper 02',
    equip_purchase_date: '2023-11-18',
  },
  {
    equip_type: 'DRP',
    equip_name_locale: '웨이브 드리퍼 155',
    equip_name: 'Flat-bottom dripper 155',
    equip_use: false,
  },
  {
    equip_type: 'KTL',
    equip_name_locale: '온도 조절 주전자',
    equip_name: 'Kettle with thermostat',
    equip_purchase_date: '2025-01-11',
  },
  {
    equip_type: 'SCL',
    equip_name_locale: '타이머 저울',
    equip_name: 'Scale with a timer',
    equip_purchase_date: '2025-06-30',
  },
  { equip_type: 'REF', equip_name_locale: 'TDS 측정기', equip_name: 'Refractometer' },
];
