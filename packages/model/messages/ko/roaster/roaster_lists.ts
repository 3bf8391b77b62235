/** The lists and new records of a roastery. */
export const roasterLists = {
  roaster_equip_write: '새 장비',
  list_roaster_equip_title: '장비',
  list_roaster_equip_new: '장비 등록',
  list_roaster_equip_empty_title: '첫 장비를 기다립니다',
  list_roaster_equip_empty_text:
    '로스터기부터 등록해 두면 레시피와 로스팅 기록에서 골라 쓸 수 있습니다. 종류와 이름만 적어도 됩니다.',

  roaster_greenbean_write: '새 생두',
  list_roaster_greenbean_title: '생두',
  list_roaster_greenbean_new: '생두 등록',
  list_roaster_greenbean_empty_title: '첫 생두를 기다립니다',
  list_roaster_greenbean_empty_text:
    '볶는 생두를 한 번 등록해 두면, 들어올 때마다 연도별 로트만 더하면 됩니다. 기본 생두 정보를 고르면 산지와 수치가 채워집니다.',

  roaster_greenbean_year_write: '새 로트',
  list_roaster_greenbean_year_title: '생두 재고',
  list_roaster_greenbean_year_new: '로트 등록',
  list_roaster_greenbean_year_empty_title: '첫 로트를 기다립니다',
  list_roaster_greenbean_year_empty_text:
    '생두가 들어오면 연도와 입고량을 적습니다. 그다음부터는 로스팅할 때마다 재고가 자동으로 줄어듭니다.',

  roaster_greenbean_arrival_write: '새 입고',
  list_roaster_greenbean_arrival_title: '생두 입고',
  list_roaster_greenbean_arrival_new: '입고 기록',
  list_roaster_greenbean_arrival_empty_title: '첫 입고를 기다립니다',
  list_roaster_greenbean_arrival_empty_text:
    '생두가 들어올 때마다 날짜, 양, 로트 번호를 적습니다. 로스팅은 먼저 들어온 것부터 쓰고, 입고마다 남은 양이 보입니다.',

  roaster_roasting_write: '새 로스팅 레시피',
  list_roaster_roasting_title: '로스팅 레시피',
  list_roaster_roasting_new: '레시피 쓰기',
  list_roaster_roasting_empty_title: '첫 레시피를 기다립니다',
  list_roaster_roasting_empty_text:
    '자주 볶는 생두와 투입량을 적어 두면, 로스팅할 때 레시피만 고르면 됩니다. 생두를 먼저 등록해 주세요.',

  roaster_roasting_result_write: '새 로스팅 기록',
  list_roaster_roasting_result_title: '로스팅 기록',
  list_roaster_roasting_result_new: '로스팅 기록하기',
  list_roaster_roasting_result_empty_title: '첫 로스팅을 기다립니다',
  list_roaster_roasting_result_empty_text:
    '레시피를 고르고 볶은 뒤 배출량을 적으면 감소율이 계산되고 생두와 원두 재고가 함께 바뀝니다.',

  list_roaster_roasting_inventory_title: '원두 재고',
  list_roaster_roasting_inventory_empty_title: '아직 볶은 원두가 없습니다',
  list_roaster_roasting_inventory_empty_text: '로스팅 기록에 배출량을 적으면 그 배치가 여기에 재고로 쌓입니다.',

  roaster_qc_brewing_default_write: '새 추출 세팅',
  list_roaster_qc_brewing_default_title: '추출 세팅',
  list_roaster_qc_brewing_default_new: '세팅 쓰기',
  list_roaster_qc_brewing_default_empty_title: '첫 세팅을 기다립니다',
  list_roaster_qc_brewing_default_empty_text:
    '맛을 볼 때 늘 같은 방법으로 내리도록 세팅을 적어 둡니다. 추출 노트에서 골라 씁니다.',

  roaster_qc_blending_result_write: '새 추출 노트',
  list_roaster_qc_blending_result_title: '추출 노트',
  list_roaster_qc_blending_result_new: '추출 노트 쓰기',
  list_roaster_qc_blending_result_empty_title: '첫 추출 노트를 기다립니다',
  list_roaster_qc_blending_result_empty_text:
    '만든 블렌드를 고르고 점수와 맛을 적으면 블렌딩하고 며칠 뒤의 맛인지 함께 쌓입니다.',

  roaster_qc_blending_write: '새 블렌드 커핑 노트',
  list_roaster_qc_blending_title: '블렌드 커핑',
  list_roaster_qc_blending_new: '커핑 노트 쓰기',
  list_roaster_qc_blending_empty_title: '첫 커핑을 기다립니다',
  list_roaster_qc_blending_empty_text:
    '블렌드를 고르고 점수와 맛을 적으면 블렌드마다 맛이 어땠는지 날짜순으로 쌓입니다.',

  roaster_qc_roasting_write: '새 로스팅 커핑 노트',
  list_roaster_qc_roasting_title: '로스팅 커핑',
  list_roaster_qc_roasting_new: '커핑 노트 쓰기',
  list_roaster_qc_roasting_empty_title: '첫 커핑을 기다립니다',
  list_roaster_qc_roasting_empty_text: '로스팅을 고르고 점수와 맛을 적으면 배치마다 맛이 어땠는지 날짜순으로 쌓입니다.',

  roaster_qc_greenbean_write: '새 생두 커핑 노트',
  list_roaster_qc_greenbean_title: '생두 커핑',
  list_roaster_qc_greenbean_new: '커핑 노트 쓰기',
  list_roaster_qc_greenbean_empty_title: '첫 커핑을 기다립니다',
  list_roaster_qc_greenbean_empty_text: '로트를 고르고 점수와 맛을 적으면 생두가 해마다 어땠는지 날짜순으로 쌓입니다.',
} as const satisfies Record<string, string>;
