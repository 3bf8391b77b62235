import type { Control, Mark } from '../../log.ts';
import { markOf } from './words.ts';

/** What a column of a table holds, as far as its head says. */
export type Role =
  | 'time'
  | 'date'
  | 'bean'
  | 'air'
  | 'temperature'
  | 'probe'
  | 'event'
  | 'unit'
  | 'title'
  | 'none'
  | 'other'
  | Control['kind'];

/** A column of a table, as far as its head says. */
export interface Column {
  readonly role: Role;
  /** As the head says it, without its unit. */
  readonly name: string;
  /** `C`, `F`, `s`, `min`, `ms`, `%`, or whatever else stands in brackets; '' when it says none. */
  readonly unit: string;
  /** The head names a mark: a row that says yes is where it was. */
  readonly mark: Mark | null;
}

const UNITS: readonly (readonly [unit: string, RegExp])[] = [
  ['C', /^°? ?c(?:elsius)?$|^섭씨$/],
  ['F', /^°? ?f(?:ahrenheit)?$|^화씨$/],
  ['ms', /^ms(?:ec)?$|^millis(?:econds)?$|^밀리초$/],
  ['min', /^min(?:ute)?s?$|^분$/],
  ['s', /^s(?:ec(?:ond)?s?)?$|^초$/],
  ['%', /^%$|^percent$|^pct$|^퍼센트$/],
];

/** A unit by whatever name; undefined when it is none that tables of roasts have. */
export const unitOf = (word: string): string | undefined =>
  UNITS.find(([, name]) => name.test(word.slice(0, LONGEST_HEAD).normalize('NFKC').trim().toLowerCase()))?.[0];

const TEMPERATURE = /\btemps?\b|온도/;

/** What a head says, the plainest first. `temperature` is `temp` here, so that words stay short. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'none',
    /\b(?:ror|rate|delta|dtr|ratio|development|per)\b|^[Δ#]|^d ?[be]t$|^(?:no|index|id|row|sample)$|상승률|디벨롭|^번호$/,
  ],
  ['unit', /^(?:temp )?units?$|단위$/],
  [
    'event',
    /\b(?:event|note|comment|remark|memo|mark|marker|action)s?\b|이벤트|메모|비고|노트|특이사항|코멘트|コメント/,
  ],
  ['date', /\bdate$|날짜|일자|스팅 ?일$/],
  [
    'time',
    /\b(?:time|timer|timestamp|datetime|elapsed|clock|sec|second|min|minute|duration)s?\d?\b|^t$|시간|시각|경과|타임|일시|^초$|^분$/,
  ],
  [
    'probe',
    /\b(?:inlet|stack|outlet|drum|roaster|ambient|room|cooler|burner|heater|target|set|setpoint)\b.*\b(?:temp|bt|et)\b|\b(?:bt|et|temp) (?:set|target)|^[dis]t$|(?:드럼|실내|목표|설정) ?온도/,
  ],
  ['drum', /\bagitation\b|교반/],
  [
    'other',
    /\bbeans?\b.*\b(?:weight|mass|moisture|density|colou?r|load|volume)\b|(?:원두|콩|빈) ?(?:무게|중량|수분|밀도|색)/,
  ],
  ['bean', /\bbt\b|\bb ?temp|\bbeans?\b|원두|콩|^빈/],
  ['air', /\bet\b|\be ?temp|\benv|\bexhaust\b|\bair\b.*\btemp\b|배기$|(?:배기|공기|환경) ?온도/],
  ['heat', /\b(?:heat|heater|power|gas|burner|flame)\b|화력|가스|버너|파워|히터/],
  ['airflow', /\b(?:fan|air|air ?flow|damper)\b|풍량|배기량|댐퍼|^팬|에어/],
  ['drum', /\b(?:drum|rpm|speed)\b|드럼|회전/],
  ['title', /\bname$|^(?:title|coffee|profile|roast)$|^(?:이름|제목|커피)$/],
];

/** What a head means that names a part of the machine and says that it is a temperature. */
const OF_TEMPERATURE: Readonly<Record<string, Role>> = {
  heat: 'probe',
  drum: 'probe',
  airflow: 'air',
  time: 'temperature',
};

/** Letters of the longest head; more are a sentence. */
const LONGEST_HEAD = 60;

/** What the head of a column says. A unit may stand in brackets, at its end, or in `below`, the cell of a row of units. */
export function columnOf(head: string, below = ''): Column {
  const plain = head.slice(0, LONGEST_HEAD).normalize('NFKC').trim();
  const [, before = plain, inside = '', after = ''] = /^([^([]*)[([]([^)\]]*)[)\]](.*)$/.exec(plain) ?? [];
  const words = `${before} ${after}`
    .replace(/([a-z]{2})([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_\-./:\s]+/g, ' ')
    .replace('temperature', 'temp')
    .trim();
  const [last = ''] = /(?:\s|(?=°))(?:°? ?[cf]|m?s|minutes?|min|seconds?|sec|percent|%)$/.exec(words) ?? [];
  const bare = unitOf(words) ? words : words.slice(0, words.length - last.length);
  const unit = unitOf(inside) ?? unitOf(last) ?? unitOf(below) ?? unitOf(words) ?? (inside || below).trim();
  const mark = markOf(bare);
  const found = head.length > LONGEST_HEAD ? 'none' : ROLES.find(([, says]) => says.test(bare))?.[0];
  const isTemperature = TEMPERATURE.test(bare) || unit === 'C' || unit === 'F' || found === 'probe';
  const isFlag = mark !== null && !isTemperature && found !== 'none';
  const role = isFlag ? 'other' : isTemperature ? (OF_TEMPERATURE[found ?? ''] ?? found) : found;
  return { role: role ?? (isTemperature ? 'temperature' : 'other'), name: before.trim(), unit, mark };
}
