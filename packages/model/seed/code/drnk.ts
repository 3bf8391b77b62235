import type { CodeRow } from '../row.ts';

/** Kinds of what a cafe sells, and of what it makes to put into it. */
export const DRNK: CodeRow[] = [
  ['ESPR', 'Espresso drink', '에스프레소 음료', '커피'],
  ['BREW', 'Brewed coffee', '브루잉 커피', '핸드드립,필터 커피'],
  ['COLD', 'Cold brew', '콜드브루', '더치커피'],
  ['LATT', 'Milk drink without coffee', '논커피 라떼', '초콜릿,말차 라떼'],
  ['TEA', 'Tea', '차', '티'],
  ['ADE', 'Ade', '에이드'],
  ['JUIC', 'Juice and smoothie', '주스·스무디', '스무디'],
  ['FRPP', 'Frappe', '프라페', '블렌디드'],
  ['DSRT', 'Dessert', '디저트', '베이커리'],
  ['BASE', 'Made for other drinks', '직접 만드는 재료', '청,시럽,크림'],
  ['OTHR', 'Other', '기타'],
];
