/** What a cafe has to buy. */
export const shopping = {
  shopping_lead:
    '기준보다 적게 남은 원두입니다. 양을 고치고, 사지 않을 것은 체크를 풀어 주세요. 고친 내용은 목록을 비울 때까지 이 기기에 남습니다.',
  shopping_none:
    '지금 주문할 원두가 없습니다. 모두 주문 기준보다 오래 갑니다. 기준은 원두마다 정할 수 있고, 정하지 않으면 7일입니다.',
  shopping_empty_title: '아직 주문할 것을 알 수 없습니다',
  shopping_empty_text:
    '입고를 등록하고 그 로트로 추출을 기록하면 하루에 얼마나 쓰는지 알게 됩니다. 일주일쯤 쌓이면 곧 떨어질 원두와 주문할 양이 여기에 나옵니다.',
  shopping_no_roaster: '로스터리 미정',
  shopping_amount: '{name} 주문량',
  shopping_less: '{name} 줄이기',
  shopping_more: '{name} 늘리기',
  shopping_bad_mass: '0보다 큰 무게를 적어 주세요.',
  shopping_coffee_add: '다른 원두 더하기',
  shopping_own: '그 밖에 살 것',
  shopping_own_new: '더 살 것',
  shopping_drop: '{name} 지우기',
  shopping_subject: '{cafe} 주문 {day}',
  shopping_copied: '주문 목록을 복사했습니다.',
  shopping_mail: '메일',
  shopping_clear: '목록 비우기',
  shopping_cleared: '고친 내용을 비웠습니다.',
} as const satisfies Record<string, string>;
