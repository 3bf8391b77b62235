import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';

/** Rows of a page. */
export const ROWS = 50;

/** The twelve columns that a list of notes has. */
export const COLUMNS = userCupnoteScreen.list.columns;

const PLACES = ['HOME', 'CAFE', 'ROSTR'];
const FLAVORS = ['JASMINE', 'PEACH', 'HONEY', 'ORANGE', 'CARAMELIZED', 'ROSE'];

/** The codes of each group, by their names. */
export const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NTPLC: { HOME: '집', CAFE: '카페', ROSTR: '로스터리' },
  FLVR: { JASMINE: '재스민', PEACH: '복숭아', HONEY: '꿀', ORANGE: '오렌지', CARAMELIZED: '캐러멜', ROSE: '장미' },
};

const point = (nth: number, of: number) => ((nth * 7 + of * 3) % 6) + 5;

/** A page of notes as a server answers it. */
export const rows = Array.from({ length: ROWS }, (_, nth) => ({
  cupnote_seq: nth + 1,
  version: 1,
  cupnote_date: `2026-11-${String(28 - (nth % 28)).padStart(2, '0')}`,
  cupnote_name: `에티오피아 구지 우라가 G1 ${nth + 1}`,
  cupnote_place: PLACES[nth % 3] ?? '',
  store_name: `서울숲 로스터리 ${nth % 9}`,
  cupnote_flavor_list: [0, 1, 2, 3].map((one) => FLAVORS[(nth + one) % 6] ?? ''),
  cupnote_balance_point: point(nth, 0),
  cupnote_aroma_point: point(nth, 1),
  cupnote_sweetness_point: point(nth, 2),
  cupnote_body_point: point(nth, 3),
  cupnote_flavor_point: point(nth, 4),
  cupnote_acidity_point: point(nth, 5),
  cupnote_main: nth % 4 === 0,
}));
