/** Blends that were made, and what there is of them. */
export const blendMade = {
  blending_what: '블렌딩',
  blending_parts: '구성 배치',
  blending_result_year: '연도',
  blending_result_seq: '번호',
  blending_instock: '재고',
  blending_result_comb: '구성 배치',
  roasting_result_seq_field_required: '어떤 배치인지 골라 주세요.',
  blending_result_uuid_str: '공개 QR',
  blending_result_uuid_cafe: '카페 입고 QR',
  blending_result_desc: '메모',
  blending_memo: '메모',

  blend_part_batch: '배치',
  blend_part_mass: '넣는 양',
  blend_batches_missing: '재고가 없어 넣지 못한 구성: {names}',
  blend_loss_missing:
    '감소율이 없는 배치가 있어 블렌드의 감소율을 계산할 수 없습니다: {batches}. 로스팅 기록에 배출량을 적어 주세요.',

  roaster_blending_result_write: '새 블렌딩 기록',
  list_roaster_blending_result_title: '블렌딩 기록',
  list_roaster_blending_result_new: '블렌딩 기록하기',
  list_roaster_blending_result_empty_title: '첫 블렌딩을 기다립니다',
  list_roaster_blending_result_empty_text:
    '블렌드 레시피를 고르면 재고가 남은 배치가 먼저 볶은 순서로 채워집니다. 저장하면 원두 재고가 줄고 블렌드 재고가 늘어납니다.',
  list_roaster_blending_inventory_title: '블렌드 재고',
  list_roaster_blending_inventory_empty_title: '아직 만든 블렌드가 없습니다',
  list_roaster_blending_inventory_empty_text: '블렌딩을 기록하면 만든 양이 여기에 재고로 쌓입니다.',
} as const satisfies Record<string, string>;
