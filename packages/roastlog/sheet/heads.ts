import type { Point } from '../curve/points.ts';
import type { Mark } from '../log.ts';
import { markOf } from '../readers/table/words.ts';

/** What a column of a sheet of roasts says of each of them. */
export type Role =
  | 'day'
  | 'clock'
  | 'title'
  | 'beans'
  | 'batch'
  | 'machine'
  | 'green'
  | 'roasted'
  | 'loss'
  | 'yield'
  | 'moisture_green'
  | 'moisture_roasted'
  | 'agtron'
  | 'development'
  | 'point'
  | 'notes'
  | 'cupping'
  | 'other';

export type SheetUnit = 'kg' | 'g' | 'lb' | 'oz' | 'C' | 'F' | 'min' | 's' | '%' | '';

/** A column of a sheet, as far as its head says. */
export interface Column {
  readonly role: Role;
  /** As it stands there, in one line. */
  readonly head: string;
  readonly unit: SheetUnit;
  /** Of which point of the roast, and whether its time, its bean or its air temperature; null where the cells say it. */
  readonly point: Point | null;
  readonly part: 'term' | 'bean' | 'air' | null;
  /** Which of several green beans, from 1; 0 where there is one, and where it is all of them. */
  readonly nth: number;
  /** No other table than one of roasts has such a column. */
  readonly isOfRoasts: boolean;
}

const UNITS: readonly (readonly [SheetUnit, RegExp])[] = [
  ['kg', /^(?:kgs?|킬로(?:그램)?|キロ)$/],
  ['g', /^(?:g|gr|grams?|그램|グラム)$/],
  ['lb', /^(?:lbs?|pounds?|파운드|ポンド)$/],
  ['oz', /^(?:oz|ounces?|온스|オンス)$/],
  ['C', /^(?:°? ?c(?:elsius)?|도|섭씨|度)$/],
  ['F', /^(?:°? ?f(?:ahrenheit)?|화씨|華氏)$/],
  ['min', /^(?:min(?:ute)?s?|분|分)$/],
  ['s', /^(?:s(?:ec(?:ond)?s?)?|초|秒)$/],
  ['%', /^(?:%|percent|퍼센트)$/],
];
/** How a time is to be written, which is no unit. */
const CLOCK = /^(?:h{0,2}:?m{1,2}[:.']?s{1,2}|(?:분|分)[:.]?(?:초|秒)|h{1,2}:m{1,2})$/;

export const unitOf = (word: string): SheetUnit | undefined => UNITS.find(([, says]) => says.test(word))?.[0];
const isMass = (unit: SheetUnit) => unit === 'kg' || unit === 'g' || unit === 'lb' || unit === 'oz';

/** What stands beside roasts: money, stock, people, the room, and rates that are calculated. */
const ASIDE =
  /재고|수량|함량|단가|가격|원가|금액|비용|주문|납품|출고|판매|포장|유통|구입|입고|등급|점수|작업자|담당|로스터(?:명| ?이름)?$|날씨|습도|실내|실외|상승률|화력|가스|댐퍼|풍량|\bror\b|\brate\b|\bstock\b|\bqty\b|\bquantity\b|\bprice\b|\bcost\b|\border|\bsold\b|\bpack|\bexpir|\breceiv|\bpurchas|\barriv|\bcrop\b|\bharvest|\bgrade\b|\bscore|\bby\b|\boperator\b|\btechnician\b|\bhumidity\b|\bambient\b|\broom\b|\bweather\b|\bgas\b|\bairflow\b|\bpower\b|在庫|数量|価格|単価|原価|担当|焙煎者|焙煎士|湿度|室温|気温|天気|点数|火力|ガス/;
const TEMPERATURE = /온도|\btemps?\b|\bbt\b|温度/;
const AIR = /배기|공기|\bet\b|exhaust|\bair\b|\benv|排気/;
const TIME = /시간|시각|타임|\btimes?\b|時間|時刻/;
const MASS =
  /무게|중량|질량|[가-힣](?:량|양)$|(?:로스팅|볶기) ?[전후]$|\bweights?\b|\bmass\b|\bamount\b|\bbatch size\b|^(?:green )?in$|^(?:roasted )?out$|重量|量$|焙煎[前後]$/;
const GREEN =
  /투입|생두|(?:^|\s|로스팅|볶기)전(?:\s|$)|\bgreen\b|\binput\b|\bcharge[d]?\b|\bstart\b|\bbefore\b|\bin\b|\braw\b|生豆|投入|焙煎前/;
const ROASTED =
  /배출|후(?:\s|$)|원두|로스팅|볶은|생산|완성|결과|\broasted\b|\boutput\b|\bout\b|\bdrop\b|\bend\b|\bafter\b|\bfinal\b|排出|焙煎|出来|仕上/;

/** What a head says, the plainest first; masses and points are looked for between. */
const WORDS: readonly (readonly [Role, RegExp])[] = [
  ['other', ASIDE],
  ['cupping', /커핑|향미|컵 ?노트|테이스팅|센서리|cupping|tasting|sensor|カッピング|風味|^맛/],
  ['notes', /메모|비고|노트|특이|코멘트|\bnotes?\b|\bcomments?\b|\bremarks?\b|\bmemo\b|備考|メモ|コメント/],
  ['day', /\bdate\b|^day$|\broasted on\b|날짜|일자|일시$|스팅 ?일$|볶은 ?날|日付|焙煎日|年月日|日時/],
  ['clock', /\bstart(?:ed)? ?(?:time|at)\b|\btime of day\b|시작 ?(?:시간|시각)|^시각$|^(?:焙煎)?開始|^時刻$/],
  ['other', /유기물|수분 ?감소|\borganic\b|\bmoisture loss\b|水分減少|로트 ?번호|ロット番号/],
  ['machine', /로스터기|머신|기계|기종|\bmachine\b|焙煎機/],
  ['loss', /감소|손실|감량|로스(?!팅|터)|\bloss\b|\bshrink|減少|目減り|ロス/],
  ['yield', /수율|\byield\b|歩留/],
  ['moisture_green', /(?:생두|투입|\bgreen\b|生豆).*(?:수분|\bmoisture\b|水分)/],
  ['moisture_roasted', /(?:원두|배출|\broasted\b|焙煎).*(?:수분|\bmoisture\b|水分)/],
  ['agtron', /agtron|[아에]그트론|アグトロン/],
  ['development', /디벨롭|발현|\bdev(?:elopment)?\b|^dt$|\bdtr\b|デベロップ/],
];
const NAMES: readonly (readonly [Role, RegExp])[] = [
  ['batch', /배치|\bbatch\b|회차|차수|^(?:no|#|id|n|№)$|\broast ?(?:no|id|#)|번호|순번|番号|バッチ/],
  ['beans', /생두|\bgreen\b|\borigin\b|원산지|산지|농장|품종|生豆|産地|農園/],
  [
    'title',
    /품명|품목|제품|상품|레시피|프로파일|프로필|이름|원두|커피|블렌|\bname\b|\bcoffees?\b|\bblends?\b|\bproduct\b|\bprofile\b|\brecipe\b|\btitle\b|^roast$|\bbeans?\b|^roasted$|銘柄|品名|商品|名前|豆|ブレンド|プロファイル|コーヒー|レシピ/,
  ],
];

/** What is the drop where its time or its temperature is meant: the whole time is that of the drop. */
const WHOLE = /(?:총|전체|로스팅|볶은) ?$|\btotal\b|\bduration\b|^roast(?:ing)?$|^(?:end|final|finish)\b|焙煎$|^総/;

/** How the points are called beside what `markOf` knows. */
const POINTS: readonly (readonly [Point, RegExp])[] = [
  ['turning', /저점|중점|\bbottom\b|中点|ボトム/],
  ['first_start', /[1一] ?(?:ハゼ|爆)/],
  ['second_start', /[2二] ?(?:ハゼ|爆)/],
  ['roasting_start', /^投入|充填/],
  ['end', /종료|최종|煎り?止め|排出|ドロップ/],
];
const POINT_OF: Readonly<Partial<Record<Mark, Point>>> = {
  CHARGE: 'roasting_start',
  TP: 'turning',
  DRY: 'dried',
  FCs: 'first_start',
  FCe: 'first_end',
  SCs: 'second_start',
  SCe: 'second_end',
  DROP: 'end',
};
/** What nobody but whoever roasts writes above a column. */
const OF_ROASTS = /로스팅|볶|배치|\broast|\bbatch\b|焙煎/;

/** Letters of the longest head; more are a sentence. */
const LONGEST_HEAD = 60;

/** What the head of a column says. */
export function columnOf(head: string): Column {
  const plain = head
    .slice(0, 4 * LONGEST_HEAD)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
  let unit: SheetUnit = '';
  const bare = plain
    .toLowerCase()
    .replace(/[([]([^)\]]*)[)\]]/g, (_, inside: string) => {
      const found = unitOf(inside.trim());
      unit ||= found ?? '';
      return found || CLOCK.test(inside.trim()) ? ' ' : ` ${inside} `;
    })
    .replace(/temperatures?/g, 'temp')
    .replace(/[_\-./:\s]+/g, ' ')
    .trim();
  const [last = ''] = /(?:(?<= )|(?<=[가-힣]))(?:kg|g|lbs?|oz|° ?[cf]|%|min|sec)$/.exec(bare) ?? [];
  unit ||= unitOf(last) ?? '';
  const words = bare.slice(0, bare.length - last.length).trim();
  const { role, point = null, part = null } = plain.length > LONGEST_HEAD || !plain ? OTHER : said(words, unit);
  const [, number] = /(?:생두|원두|green|beans?|生豆|豆)\D{0,12}([1-9])(?!\d)/.exec(words) ?? [];
  const isGreen = role === 'green' || role === 'beans';
  return {
    ...{ role, head: plain, unit, point, part, nth: isGreen && number ? Number(number) : 0 },
    isOfRoasts:
      ['roasted', 'loss', 'yield', 'agtron', 'development', 'point'].includes(role) ||
      (role === 'green' && GREEN.test(words)) ||
      (role !== 'day' && OF_ROASTS.test(words)),
  };
}

interface Said {
  readonly role: Role;
  readonly point?: Point;
  readonly part?: Column['part'];
}
const OTHER: Said = { role: 'other' };

function said(words: string, unit: SheetUnit): Said {
  const role = WORDS.find(([, says]) => says.test(words))?.[0];
  // What was lost in kg says nothing more than both masses; what is left over in kg is what came out.
  if (role === 'loss' && isMass(unit)) return OTHER;
  if (role === 'yield' && isMass(unit)) return { role: 'roasted' };
  if (role) return { role };
  if (/수분|moisture|水分/.test(words)) return OTHER;
  const isDegrees = TEMPERATURE.test(words) || unit === 'C' || unit === 'F';
  if (!isDegrees && (isMass(unit) || MASS.test(words))) {
    const isOut = ROASTED.test(words) && !GREEN.test(words.replace(/\b(?:start|in)\b(?=.*\bout)/, ''));
    return { role: isOut ? 'roasted' : 'green' };
  }
  const point = pointIn(words);
  if (point) {
    const isTime = TIME.test(words) || unit === 'min' || unit === 's';
    return { role: 'point', point, part: isDegrees ? (AIR.test(words) ? 'air' : 'bean') : isTime ? 'term' : null };
  }
  return { role: NAMES.find(([, says]) => says.test(words))?.[0] ?? 'other' };
}

/** The point that a head names: without the words for time and temperature, which also say that something else is meant. */
function pointIn(words: string): Point | undefined {
  const bare = words
    .replace(/온도|\btemps?\b|\b[be]t\b|温度|시간|시각|타임|\btimes?\b|時間|時刻|배기|\bbeans?\b/g, '')
    .trim();
  const mark = markOf(bare);
  const known = mark && POINT_OF[mark];
  if (known) return known;
  const isMeasured = bare !== words || /\btotal\b|\bduration\b/.test(words);
  return POINTS.find(([, says]) => says.test(bare))?.[0] ?? (isMeasured && WHOLE.test(bare) ? 'end' : undefined);
}
