/** Sentences that the demo's people write. `{flavor}` is what they tasted first. */
export const SENTENCES = {
  ko: {
    brewed: [
      'V60에 15 g, 250 g을 2분 40초에 내렸습니다.',
      '칼리타로 조금 굵게 갈아 93 °C로 내렸습니다.',
      '에어로프레스로 1분 30초 우렸습니다.',
      '에스프레소로 18 g 넣어 38 g을 28초에 받았습니다.',
      '커핑 스푼으로 떠서 식을 때까지 따라가 보았습니다.',
      '매장에서 브루잉으로 마셨습니다.',
    ],
    hot: [
      '뜨거울 때 {flavor} 향이 먼저 올라옵니다.',
      '첫 모금부터 {flavor} 느낌이 또렷합니다.',
      '삼킨 뒤에 {flavor} 여운이 길게 남습니다.',
      '분쇄했을 때 {flavor} 향이 가득합니다.',
    ],
    cool: [
      '식을수록 단맛이 또렷해집니다.',
      '식으면 산미가 조금 날카로워집니다.',
      '온도가 내려가도 균형이 무너지지 않습니다.',
      '마지막 모금까지 깨끗합니다.',
      '끝에 살짝 떫은 느낌이 남습니다.',
    ],
    next: [
      '다음에는 한 클릭 더 곱게 갈아 볼 것.',
      '물 온도를 2도 낮춰서 다시 마셔 보기.',
      '로스팅하고 열흘쯤 지나면 더 좋을 것 같습니다.',
      '다시 사고 싶은 원두입니다.',
      '우유와도 잘 어울릴 것 같습니다.',
    ],
    shops: ['산결 커피 로스터스', '불씨 로스터리', '카페 물결', '카페 여백', '동네 로스터리', '커피 박람회'],
  },
  en: {
    brewed: [
      'V60, 15 g to 250 g in 2:40.',
      'Kalita, a little coarser, at 93 °C.',
      'AeroPress, steeped for a minute and a half.',
      'As espresso, 18 g in, 38 g out in 28 seconds.',
      'Cupped, and followed until it was cold.',
      'A hand brew at the counter.',
    ],
    hot: [
      'While hot it is all {flavor}.',
      'Clear {flavor} from the first sip.',
      'A long finish of {flavor}.',
      'The grounds smell of {flavor}.',
    ],
    cool: [
      'Sweeter as it cools.',
      'The acidity sharpens a little when cool.',
      'Keeps its balance down to room temperature.',
      'Clean to the last sip.',
      'A touch of astringency at the end.',
    ],
    next: [
      'One click finer next time.',
      'Try again two degrees cooler.',
      'Might be better ten days off roast.',
      'Would buy this again.',
      'Should go well with milk.',
    ],
    shops: [
      'Sangyeol Coffee Roasters',
      'Bulssi Roastery',
      'Cafe Mulgyeol',
      'Cafe Yeobaek',
      'Corner roaster',
      'Coffee fair',
    ],
  },
} as const;
