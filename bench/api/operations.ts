import { randomUUID } from 'node:crypto';
import { cafeOf, type Filled, lotOf, NOTES, noteOf, PEOPLE } from './data.ts';
import { type Call, request } from './driver.ts';
import { COUNT, statements } from './statements.ts';

/** What is measured: a call, its statements, and the share of the bare handler's speed that is aimed at. */
export interface Operation {
  readonly name: string;
  readonly aim: number;
  readonly statements: readonly string[];
  /** The next call on one of the connections; no two connections have a person in common. */
  next(at: number): Call;
}

export const CONNECTIONS = 16;
const NOTE_PATH = '/api/user/qc/coffeebean';
const LOT_PATH = '/api/cafe/coffeebean/received';
export const SEARCHED = ['예가체프', '케냐', 'Kenya', '게이샤', 'honey', '카페'];
export const NOTES_EACH = NOTES / PEOPLE;

/** A new note as the form sends it. */
export const NOTE = {
  cupnote_name: '에티오피아 예가체프 첼베사 내추럴',
  store_name: '카페 온도 연남',
  cupnote_place: 'CAFE',
  cupnote_date: '2026-11-20',
  cupnote_main: false,
  blending_result_date: '2026-11-12',
  cupnote_balance_point: 7,
  cupnote_aroma_point: 9,
  cupnote_sweetness_point: 8,
  cupnote_body_point: 5,
  cupnote_flavor_point: 8,
  cupnote_acidity_point: 7,
  cupnote_flavor_list: ['JASMINE', 'PEACH', 'HONEY', 'BLACK_TEA'],
  cupnote_etc_list: ['유자', '조청'],
  cupnote_desc: '처음에는 재스민 향이 은은하게 올라오고, 식으면서 복숭아와 꿀 같은 단맛이 길게 남는다.',
  cupnote_flavor_wheel_use: true,
  cupnote_flavor_wheel_reverse: false,
  cupnote_flavor_wheel_simple: false,
  blending_info_detail_use: false,
  brewing_result_use: false,
  blending_country_list: ['ETH'],
  blending_variety_etc: '74158',
  blending_process_list: ['NTRL'],
} as const;

/** A whole number below another one, drawn. */
export const below = (count: number) => Math.floor(Math.random() * count);
/** Somebody of those whom a connection speaks for. */
const somebody = (at: number) => at + CONNECTIONS * below(Math.ceil((PEOPLE - at) / CONNECTIONS));

/** Every measured call on what was put into the database. */
export function operations(filled: Filled): readonly Operation[] {
  const versions = new Map<number, number>();
  const send = (who: number, method: string, path: string, check: Call['check'], body?: object): Call => {
    const headers = { cookie: `sid=${filled.tokens[who]}`, 'sec-fetch-site': 'same-origin' };
    const once: Record<string, string> = path.endsWith('/edit') ? { 'idempotency-key': randomUUID() } : {};
    return { request: request(method, path, { ...headers, ...once }, body), check };
  };
  const list = (who: number, path: string, more: object) =>
    send(who, 'POST', `${path}/list`, isList, { page: 1, list_count: COUNT, ...more });
  const record = (who: number, path: string, key: number, more = '') =>
    send(who, 'GET', `${path}/detail/${key}${more}`, has(`_seq":${key},`));

  const change = (who: number): Call => {
    const cupnote_seq = noteOf(filled, who, below(NOTES_EACH / 2));
    const version = versions.get(cupnote_seq) ?? 1;
    const values = { store_name: `모퉁이 커피 ${version}`, cupnote_body_point: version % 11 };
    const isSaved = has(`"version":${version + 1}}`);
    const check = (body: string) => {
      isSaved(body);
      versions.set(cupnote_seq, version + 1);
    };
    const body = { cupnote_seq, version, UPList: Object.keys(values), ...values };
    return send(who, 'POST', `${NOTE_PATH}/edit`, check, body);
  };

  const calls: readonly [name: keyof typeof statements, aim: number, call: (who: number) => Call][] = [
    ['list', 0.75, (who) => list(who, NOTE_PATH, {})],
    ['search', 0.75, (who) => list(who, NOTE_PATH, { searchTitle: SEARCHED[below(SEARCHED.length)] })],
    ['detail', 0.65, (who) => record(who, NOTE_PATH, noteOf(filled, who, below(NOTES_EACH)))],
    ['lots', 0.75, (who) => list(who, LOT_PATH, { cafe_seq: cafeOf(filled, who) })],
    ['lot', 0.65, (who) => record(who, LOT_PATH, lotOf(filled, who, below(100)), `?cafe_seq=${cafeOf(filled, who)}`)],
    ['create', 0.4, (who) => send(who, 'POST', `${NOTE_PATH}/edit`, has('"version":1}'), NOTE)],
    ['update', 0.4, change],
  ];
  return calls.map(([name, aim, call]) => ({
    name,
    aim,
    statements: statements[name],
    next: (at) => call(somebody(at)),
  }));
}

/** Whether an answer went well and says so. */
const has = (part: string) => (body: string) => {
  if (!body.startsWith('{"status":"OK"') || !body.includes(part)) throw new Error(`no ${part} in ${body}`);
};
const isPage = has('"pagination"');

/** A list has its rows in order and a total that fits them; one of some is read as a whole. */
function isList(body: string): void {
  isPage(body);
  if (Math.random() > 0.02) return;
  const { result, pagination } = JSON.parse(body) as {
    result: Record<string, string>[];
    pagination: { total: number };
  };
  const dates = result.map((row) => row.cupnote_date ?? row.received_date ?? '');
  const isSorted = dates.every((date, at) => at === 0 || date <= (dates[at - 1] ?? ''));
  if (result.length !== Math.min(COUNT, pagination.total) || !isSorted) throw new Error(`not a list: ${body}`);
}
