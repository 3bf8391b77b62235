import type { CodeRow } from '../row.ts';

/** Words for the texture in the mouth. */
export const CNTXTR: CodeRow[] = [
  ['SMOOTH', 'Smooth', '부드러운', '스무스,매끄러운'],
  ['VELVETY', 'Velvety', '벨벳 같은', '벨베티'],
  ['SILKY', 'Silky', '실키한', '비단 같은'],
  ['SYRUPY', 'Syrupy', '시럽 같은', '시러피,끈적한'],
  ['CREAMY', 'Creamy', '크리미한', '크림 같은'],
  ['JUICY', 'Juicy', '쥬시한', '주시한,과즙 같은'],
  ['TEALIKE', 'Tea-like', '차 같은', '티 라이크'],
  ['THIN', 'Thin, watery', '묽은', '워터리,물 같은,연한'],
  ['HEAVY', 'Heavy', '묵직한', '헤비,풀 바디'],
  ['OILY', 'Oily', '기름진', '오일리'],
  ['ROUGH', 'Rough', '거친', '러프'],
  ['GRITTY', 'Gritty, sandy', '까끌까끌한', '모래 같은,샌디'],
  ['CHALKY', 'Chalky', '텁텁한', '분필 같은,분필,초키'],
  ['DRYING', 'Mouth-drying', '입이 마르는', '떫은,드라이,수렴성'],
  ['METALLIC', 'Metallic', '금속성', '메탈릭,쇠 맛'],
];
