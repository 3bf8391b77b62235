/** What the page of a coffee tells, and where its code is. */
export const beanIntro = {
  beanintro_lead:
    '원두 봉투나 카페에 있는 QR 코드를 휴대폰 카메라로 비추면 그 원두의 페이지가 열립니다. 계정은 없어도 됩니다.',
  beanintro_tells: '나오는 정보',
  beanintro_origin_text: '어느 나라, 어느 농장에서 누가 키웠고 어떻게 가공했는지. 블렌드는 배합 비율까지.',
  beanintro_roast_text: '언제 볶았고 며칠 지났는지.',
  beanintro_taste_text: '로스터리와 카페가 커핑한 맛과 점수.',
  beanintro_brew_text: '추천 레시피. 누르면 타이머에 그대로 옮겨집니다.',
  beanintro_where: 'QR 코드가 있는 곳',
  beanintro_where_text: '원두 봉투의 라벨, 카페의 메뉴판과 진열대에 있습니다. 안 보이면 매장에 물어봐 주세요.',
  beanintro_how_much: '공개 범위',
  beanintro_how_much_text:
    '얼마나 보여 줄지는 로스터리와 카페가 정합니다. 로그인하면 더 보이는 원두도 있고, 보이지 않는 정보는 페이지에 나오지 않습니다.',
} as const satisfies Record<string, string>;
