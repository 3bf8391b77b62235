import type { CodeRow } from '../row.ts';

/** Words for the whole impression of a cup. */
export const CNFLNG: CodeRow[] = [
  ['BALANCED', 'Balanced', '균형 잡힌', '밸런스 좋은'],
  ['COMPLEX', 'Complex', '복합적인', '컴플렉스,다채로운'],
  ['BRIGHT', 'Bright', '화사한', '브라이트,밝은'],
  ['VIVID', 'Vivid', '생생한', '비비드,선명한'],
  ['MELLOW', 'Mellow', '온화한', '멜로우,마일드,그윽한'],
  ['CLEAN', 'Clean', '깨끗한', '클린,클린컵'],
  ['FLAT', 'Flat', '밋밋한', '플랫,심심한'],
  ['DULL', 'Dull', '흐릿한', '둔한,탁한'],
  ['SHARP', 'Sharp', '날카로운', '샤프'],
  ['ROUND', 'Round', '둥근', '라운드,모나지 않은'],
  ['DELICATE', 'Delicate', '섬세한', '델리킷'],
  ['BOLD', 'Bold', '강렬한', '볼드,진한'],
];
