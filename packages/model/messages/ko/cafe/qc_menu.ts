/** Checks of drinks as they are served. */
export const qcMenu = {
  cafe_qc_menu_write: '새 메뉴 시음',
  list_cafe_qc_menu_title: '메뉴 시음',
  list_cafe_qc_menu_new: '시음 적기',
  list_cafe_qc_menu_empty_title: '첫 시음을 기다립니다',
  list_cafe_qc_menu_empty_text:
    '나가는 그대로 마셔 보고 온도와 양, 담음새와 맛을 적습니다. 메뉴마다 무엇이 자주 아쉬운지 모아 볼 수 있습니다.',
  menu_what: '무엇을',
  menu_served: '나간 모습',
  menu_said: '느낌',
  drink_name_locale: '메뉴 이름',
  drink_name: '영문 이름',
  drink_seq: '메뉴',
  drink_seq_field_required: '어떤 메뉴인지 골라 주세요.',
  menu_temperature: '온도',
  menu_mass: '무게',
  menu_look: '담음새',
  menu_taste: '맛',
  menu_fault_list: '아쉬운 점',
} as const satisfies Record<string, string>;
