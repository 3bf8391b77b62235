import type { CodeRow } from '../row.ts';

/** Words for the aftertaste. */
export const CNAFTST: CodeRow[] = [
  ['CLEAN', 'Clean', '깔끔한', '클린,깨끗한'],
  ['SWEET', 'Sweet', '달콤한', '스위트,단맛'],
  ['LINGERING', 'Lingering', '여운이 긴', '긴 여운,롱 애프터'],
  ['SHORT', 'Short', '여운이 짧은', '짧은 여운'],
  ['DRY', 'Dry', '드라이한', '마른,건조한'],
  ['BITTER', 'Bitter', '쓴', '쓴맛,씁쓸한'],
  ['ASTRINGENT', 'Astringent', '떫은', '떫은맛,수렴성'],
  ['ACRID', 'Acrid', '매캐한', '자극적인'],
];
