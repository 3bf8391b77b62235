import type { CodeRow } from '../row.ts';

/** Materials of cafes and roasters. */
export const MTRL: CodeRow[] = [
  ['BAG', 'Bag', '봉투'],
  ['VBAG', 'Valve bag', '밸브 봉투', '아로마 밸브'],
  ['BOX', 'Box', '박스'],
  ['LBL', 'Label', '라벨', '스티커'],
  ['CUP', 'Cup', '컵'],
  ['LID', 'Lid', '뚜껑', '리드'],
  ['SLV', 'Sleeve', '컵 홀더', '슬리브'],
  ['STRW', 'Straw', '빨대'],
  ['MILK', 'Milk', '우유'],
  ['SYRP', 'Syrup', '시럽'],
  ['PWDR', 'Powder', '파우더', '가루,초콜릿,말차'],
  ['TEA', 'Tea', '차', '티백,찻잎'],
  ['FRUT', 'Fruit', '과일', '퓌레,청'],
  ['SODA', 'Sparkling water', '탄산수', '사이다'],
  ['FPPR', 'Filter paper', '여과지', '필터,거름종이'],
];
