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

/** What a roastery roasts and measures with; its machine first. */
export const ROASTER_EQUIPMENT: readonly Row[] = [
  {
    equip_type: 'RSTR',
    equip_name_locale: '15 kg 드럼 로스터',
    equip_name: '15 kg drum roaster',
    equip_purchase_date: '2021-04-12',
    equip_option: '가스 압력 0–400 mmH₂O, 댐퍼 10단.',
  },
  { equip_type: 'SMP', equip_name_locale: '샘플 로스터', equip_name: 'Sample roaster' },
  { equip_type: 'MST', equip_name_locale: '수분 밀도계', equip_name: 'Moisture and density meter' },
  { equip_type: 'CLR', equip_name_locale: '색도계', equip_name: 'Colour meter', equip_purchase_date: '2023-09-01' },
  { equip_type: 'AFB', equip_name_locale: '제연기', equip_name: 'Afterburner', equip_auth: 'MNG' },
];
