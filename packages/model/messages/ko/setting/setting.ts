/** What administrators of the site keep. */
export const setting = {
  setting_org: '운영',
  cafe_use: '운영 중',
  list_cafe_use: '운영',
  cafe_use_off: '닫음',
  roaster_use: '운영 중',
  list_roaster_use: '운영',
  roaster_use_off: '닫음',
  list_setting_cafe_title: '카페',
  list_setting_cafe_new: '카페 등록',
  list_setting_cafe_empty_title: '등록된 카페가 없습니다',
  list_setting_cafe_empty_text: '카페는 회원이 직접 등록합니다. 등록하면 여기에서 정보와 요금제를 관리합니다.',
  list_setting_roaster_title: '로스터리',
  list_setting_roaster_new: '로스터리 등록',
  list_setting_roaster_empty_title: '등록된 로스터리가 없습니다',
  list_setting_roaster_empty_text: '로스터리는 회원이 직접 등록합니다. 등록하면 여기에서 정보와 요금제를 관리합니다.',
} as const satisfies Record<string, string>;
