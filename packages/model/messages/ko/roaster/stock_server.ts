/** What the server says of stocks and batch numbers. */
export const stockServer = {
  stock_short: '재고가 모자랍니다. 그대로 진행하면 모자란 만큼을 재고 보정으로 더해 재고를 0으로 맞춥니다.',
  stock_changed: '그사이 재고가 바뀌었습니다. 지금 재고를 보고 다시 기록해 주세요.',
  stock_left: '재고가 {mass, number} g 남아 있어 삭제할 수 없습니다. 실사로 0 g을 기록한 뒤에 삭제해 주세요.',
  arrival_used:
    '이미 {mass, number} g을 썼으므로 그보다 적게 고치거나 삭제할 수 없습니다. 쓴 로스팅을 먼저 고쳐 주세요.',
  stock_full: '한 로트에는 100톤까지 기록할 수 있습니다. 무게를 확인해 주세요.',
  stock_too_little: '재고는 {mass, number} g뿐입니다. 실제로 더 있으면 먼저 실사로 재고를 맞춰 주세요.',
  stock_is_back: '이미 되돌린 기록입니다.',
  blending_mass_linked: '연결된 로스팅 레시피의 무게를 따릅니다. 무게는 그 레시피에서 바꿔 주세요.',
  loss_unusual: '중량 감소율이 5–30 %를 벗어납니다. 무게와 단위를 확인해 주세요.',
  batch_taken: '그날 {no}번 배치가 이미 있습니다. {free}번이 비어 있습니다.',
  there: '지금 재고',
  move_reason: '사유',
  move_mass: '무게',
  move_customer_seq: '거래처',
  move_customer: '거래처 이름',
  move_bag_mass: '한 봉 무게',
  move_bag_count: '봉 수',
  move_memo: '메모',
} as const satisfies Record<string, string>;
