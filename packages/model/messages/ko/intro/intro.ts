/** The front page. */
export const intro = {
  intro_title: '맛은 사라지고,\n기록은 남습니다.',
  intro_lead:
    '방금 마신 커피의 맛을 휠에서 고르고 점수를 매깁니다. 로스팅과 입고, 레시피와 추출도 같은 자리에 남습니다.',
  intro_start: '첫 노트 쓰기',
  intro_write: '노트 쓰기',
  intro_wheel: '플레이버 휠 돌려 보기',
  intro_free: '차트 네 가지는 가입하지 않아도 쓸 수 있습니다.',
  intro_taken: '휠에서 고른 맛 {count}가지가 새 노트에 적힙니다.',
  intro_hub: '한 잔',
  intro_hub_count: '{count}가지 맛',

  // the chain
  intro_chain: '한 잔이 지나온 길',
  intro_chain_origin: '생두',
  intro_chain_origin_name: '콜롬비아 우일라 핑크버번',
  intro_chain_origin_detail: '워시드 · 수분 10.8 %',
  intro_chain_roast: '로스팅',
  intro_chain_roast_name: '11월 18일 · 3배치',
  intro_chain_roast_detail: '10:15 · DTR 17.1 %',
  intro_chain_received: '입고',
  intro_chain_received_name: '카페 온도 연남',
  intro_chain_received_detail: '2.0 kg · 로스팅 후 2일',
  intro_chain_brew: '추출',
  intro_chain_brew_name: '하리오 V60',
  intro_chain_brew_detail: '20.0 g → 320 g · 2:50',
  intro_chain_note: '노트',
  intro_chain_note_name: '재스민, 복숭아, 꿀',
  intro_chain_note_detail: '로스팅 후 6일',

  // what can be tried
  intro_try_note: '점수는 모양으로 남습니다',
  intro_try_note_text:
    '꼭짓점을 끌거나 눈금을 옮기면 모양이 바뀝니다. 매기지 않은 산미는 0점이 아니라 빈칸입니다. 점선으로 비워 둡니다.',
  intro_try_brew: '원두를 바꿔도 비율은 그대로',
  intro_try_brew_text:
    '원두량을 움직이면 푸어마다 부을 물이 다시 계산됩니다. 타이머로 내리고 나면 계획과 실제가 몇 초, 몇 그램 달랐는지 나란히 보입니다.',
  intro_try_roast: '한 배치를 초 단위로 읽습니다',
  intro_try_roast_text:
    '곡선을 짚으면 그 순간의 원두 온도와 배기 온도, 온도 상승률이 위에 뜹니다. 쓰던 로스팅 프로그램의 로그 파일을 그대로 엽니다.',
  intro_dose: '원두',
  intro_ratio: '비율',
  intro_water: '물',
  intro_time: '시간',

  // a sample note
  intro_sample: '예시 노트',
  intro_sample_hint: '점수를 움직이면 모양이 바뀝니다',
  intro_sample_name: '콜롬비아 우일라 핑크버번',
  intro_sample_when: '11월 24일',
  intro_sample_where: '카페 온도 연남',
  intro_sample_memo: '식을수록 복숭아가 또렷하다. 끝에 꿀 같은 단맛이 오래 남는다.',
  intro_sample_average: '평균',
  intro_flavors: '맛',
  intro_jasmine: '재스민',
  intro_black_tea: '홍차',
  intro_peach: '복숭아',
  intro_honey: '꿀',
  intro_almond: '아몬드',

  // who uses it
  intro_who: '누가 씁니까',
  intro_home: '집에서',
  intro_home_text: '오늘 마신 커피를 적고, 지난달의 같은 원두와 견줍니다. 잘 내린 날의 레시피로 다시 내립니다.',
  intro_cafe: '카페에서',
  intro_cafe_text:
    '쓰는 원두와 들어온 로트를 함께 적습니다. 로스팅한 지 며칠째인지 바리스타 모두가 같은 숫자를 봅니다.',
  intro_roastery: '로스터리에서',
  intro_roastery_text:
    '로스팅하면서 크랙과 배출을 표시하고, 지난 배치를 겹쳐 어디서 갈라졌는지 찾습니다. 생두가 며칠 치 남았는지도 보입니다.',
} as const satisfies Record<string, string>;
