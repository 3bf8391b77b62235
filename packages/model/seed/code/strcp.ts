import type { CodeRow } from '../row.ts';

/** Known ways of brewing that a setting can begin with; what each of them says stands in `cafe/setting/samples.ts`. */
export const STRCP: CodeRow[] = [
  ['V60ONE', 'V60, one cup (Hoffmann)', 'V60 한 잔(호프만)', 'hoffmann,호프만'],
  ['KSY46', 'V60, 4:6 (Kasuya)', 'V60 4:6(카스야)', 'kasuya,카스야 테츠'],
  ['RAOV60', 'V60, two pours (Rao)', 'V60 두 번 붓기(라오)', 'scott rao,스콧 라오'],
  ['SWTHYB', 'Switch, hybrid (Kasuya)', '스위치 하이브리드(카스야)', 'devil recipe,악마 레시피'],
  ['KLTWV', 'Kalita Wave', '칼리타 웨이브'],
  ['CHMX', 'Chemex', '케멕스'],
  ['CLVR', 'Clever, water first', '클레버(물 먼저)', 'clever'],
  ['AEROST', 'AeroPress, upright (Hoffmann)', '에어로프레스 정방향(호프만)'],
  ['FRPR', 'French press, 9 minutes (Hoffmann)', '프렌치프레스 9분(호프만)'],
  ['ESPNRM', 'Espresso 1:2', '에스프레소 1:2', '노르말레'],
  ['ESPTRB', 'Turbo shot 1:3', '터보 샷 1:3', 'turbo'],
  ['CLDBRW', 'Cold brew 1:8', '콜드브루 1:8'],
];
