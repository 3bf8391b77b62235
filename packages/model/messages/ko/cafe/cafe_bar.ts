/** The bar of a cafe: its equipment, recipes, brews and notes. */
export const cafeBar = {
  cafe_equip_write: '새 장비',
  list_cafe_equip_title: '장비',
  list_cafe_equip_new: '장비 등록',
  list_cafe_equip_empty_title: '첫 장비를 기다립니다',
  list_cafe_equip_empty_text:
    '머신과 그라인더부터 등록해 두면 레시피와 추출 기록에서 골라 쓸 수 있습니다. 종류와 이름만 적어도 됩니다.',
  cafe_brewing_default_write: '새 추출 레시피',
  list_cafe_brewing_default_title: '추출 레시피',
  list_cafe_brewing_default_new: '레시피 쓰기',
  list_cafe_brewing_default_empty_title: '첫 레시피를 기다립니다',
  list_cafe_brewing_default_empty_text: '원두마다 쓰는 레시피를 적어 두면 바에서는 골라서 추출만 하면 됩니다.',
  cafe_brewing_result_write: '새 추출 기록',
  list_cafe_brewing_result_title: '추출 기록',
  list_cafe_brewing_result_new: '추출 기록하기',
  list_cafe_brewing_result_empty_title: '첫 추출을 기다립니다',
  list_cafe_brewing_result_empty_text:
    '세팅을 맞추며 내린 커피를 적으면 날짜순으로 쌓입니다. 대표로 고른 기록은 오늘 화면에 크게 보입니다.',
  cafe_brewing_today_write: '추출 기록',
  list_cafe_brewing_today_title: '오늘',
  list_cafe_brewing_today_new: '추출 기록하기',
  list_cafe_brewing_today_empty_title: '오늘의 세팅을 기다립니다',
  list_cafe_brewing_today_empty_text: '추출 기록을 대표로 고르면 바에서 한눈에 볼 수 있게 여기에 크게 보입니다.',
  cafe_qc_coffeebean_write: '새 커핑 노트',
  list_cafe_qc_coffeebean_title: '커핑 노트',
  list_cafe_qc_coffeebean_new: '커핑 노트 쓰기',
  list_cafe_qc_coffeebean_empty_title: '첫 커핑을 기다립니다',
  list_cafe_qc_coffeebean_empty_text:
    '원두를 고르고 점수와 맛을 적으면 날마다 맛이 어떻게 바뀌는지 함께 볼 수 있습니다.',
  received_seq: '입고 로트',
  received_filled: '로트의 로스팅 정보를 채웠습니다.',
  received_missing: '로트를 불러오지 못했습니다. 다시 골라 주세요.',
} as const satisfies Record<string, string>;
