/** Forms of the roaster: what they ask and say beside their fields. */
export const roasterForm = {
  // coffee is taken that is not in stock
  stock_short_title: '재고가 모자랍니다',
  stock_short_lot: '로트',
  stock_short_there: '지금 재고',
  stock_short_asked: '쓸 양',
  stock_short_text: '진행하면 모자란 만큼을 실사로 더해 재고를 맞춥니다. 취소하면 아무것도 바뀌지 않습니다.',
  stock_short_confirm: '재고 맞추고 진행',
} as const satisfies Record<string, string>;
