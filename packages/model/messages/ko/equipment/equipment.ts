/** The equipment that everybody chooses from, for whoever comes. */
export const equipment = {
  equipment_lead: '그라인더, 머신, 드리퍼, 로스터 등 잘 알려진 장비를 종류별로 모았습니다.',
  equipment_find: '이름·제조사',
  equipment_find_hint: '예: ㅋㅁㄷㅌ, EK43',
  equipment_type: '종류',
  equipment_every: '모든 종류',
  equipment_site: '{name} 홈페이지',
  equipment_own: '내 장비로 등록',
  equipment_own_of: '{name}: 내 장비로 등록',
  equipment_none: '찾는 장비가 없습니다. 다른 이름으로 찾거나 종류를 바꿔 보세요.',
  equipment_further: '{count, number}개 더 보기',
  equipment_failed: '장비 목록을 불러오지 못했습니다.',
} as const satisfies Record<string, string>;
