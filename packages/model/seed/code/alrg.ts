import type { CodeRow } from '../row.ts';

/** What people are allergic to and whoever sells food in Korea has to name. */
export const ALRG: CodeRow[] = [
  ['EGG', 'Eggs', '알류', '달걀,계란'],
  ['MILK', 'Milk', '우유', '유제품'],
  ['BUCK', 'Buckwheat', '메밀'],
  ['PNUT', 'Peanuts', '땅콩'],
  ['SOY', 'Soybeans', '대두', '콩,두유'],
  ['WHEA', 'Wheat', '밀', '밀가루'],
  ['MACK', 'Mackerel', '고등어'],
  ['CRAB', 'Crab', '게'],
  ['SHRM', 'Shrimp', '새우'],
  ['PORK', 'Pork', '돼지고기'],
  ['PECH', 'Peaches', '복숭아'],
  ['TOMT', 'Tomatoes', '토마토'],
  ['SULF', 'Sulphites', '아황산류'],
  ['WLNT', 'Walnuts', '호두'],
  ['CHCK', 'Chicken', '닭고기'],
  ['BEEF', 'Beef', '쇠고기', '소고기'],
  ['SQID', 'Squid', '오징어'],
  ['SHLL', 'Shellfish', '조개류', '굴,전복,홍합'],
  ['PINE', 'Pine nuts', '잣'],
];
