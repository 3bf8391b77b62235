import type { Control, Mark } from '../log.ts';
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

export interface Column {
  readonly role: Role;
  /** As the head says it, without its unit. */
  readonly name: string;
  /** `C`, `F`, `s`, `min`, `ms`, `%`, or whatever else stands in brackets; '' when it says none. */
  readonly unit: string;
  /** The head names a mark: a row that says yes is where it was. */
  readonly mark: Mark | null;
  /** The head says that it is a temperature. */
  readonly isTemperature: boolean;
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
  UNITS.find(([, name]) => name.test(word.normalize('NFKC').trim().toLowerCase()))?.[0];

const TEMPERATURE = /\btemp(?:erature|s)?\b|온도/;

/** What a head says, the plainest first. Words of its own language stand between spaces, those of Korean anywhere. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'none',
    /\bror\b|\brate\b|\bdelta\b|\bdtr\b|\bratio\b|\bdevelopment\b|\bper (?:min|minute|sec)\b|\b[Δd] ?[be]t\b|^#$|^(?:no|index|idx|id|row|sample)$|상승률|디벨롭|^번호$|^순번$/,
  ],
  ['unit', /^(?:temp(?:erature)? )?units?$|^(?:온도 ?)?단위$/],
  [
    'event',
    /\bevents?\b|\bnotes?\b|\bcomments?\b|\bremarks?\b|\bmemo\b|\bmarks?\b|\bmarkers?\b|\baction\b|이벤트|메모|비고|노트|특이사항|내용/,
  ],
  ['date', /^(?:roast(?:ing|ed)? )?date$|날짜|일자|^로스팅 ?일$/],
  [
    'time',
    /\b(?:time|timer|timestamp|datetime|elapsed|clock|seconds?|secs?|minutes?|mins?|millis|duration)\b|^t$|시간|시각|경과|타임|일시|^초$|^분$/,
  ],
  [
    'probe',
    /\b(?:inlet|stack|outlet|drum|roaster|ambient|room|cooler|burner|heater|chaff|target|set|setpoint|sv)\b.*\b(?:temp(?:erature)?|bt|et)\b|\b(?:bt|et|temp(?:erature)?) (?:set|setpoint|target)\b|^[dis]t$|드럼 ?온도|실내 ?온도|목표 ?온도|설정 ?온도/,
  ],
  ['bean', /\bbt\b|\bb ?temp|\bbeans?\b|원두|콩|^빈|빈 ?온도/],
  [
    'air',
    /\bet\b|\be ?temp|\benv(?:ironment(?:al)?)?\b|\bexhaust\b|\bair\b.*\btemp(?:erature)?\b|배기 ?(?:온도)?$|공기 ?온도|환경 ?온도|배기온도/,
  ],
  ['heat', /\bheat(?:er|ing)?\b|\bpower\b|\bgas\b|\bburner\b|\bflame\b|화력|가스|버너|파워|히터/],
  ['airflow', /\bfan\b|\bair ?(?:flow)?\b|\bdamper\b|풍량|배기량|댐퍼|^팬|송풍|에어/],
  ['drum', /\bdrum\b|\brpm\b|\bspeed\b|드럼|회전/],
  ['title', /^(?:name|title|coffee|profile|roast|roast name|coffee name)$|^이름$|^제목$|^커피$/],
];

/** Letters of the longest head; more are a sentence. */
const MOST_LETTERS = 60;

/** What a head means that names a part of the machine and says that it is a temperature. */
const OF_TEMPERATURE: Readonly<Record<string, Role>> = {
  heat: 'probe',
  drum: 'probe',
  airflow: 'air',
  time: 'temperature',
};

/** Letters of a head that are looked at. */
const LONGEST_HEAD = 200;

/** What the head of a column says. A unit may stand in brackets, at its end, or in `below`, the cell of a row of units. */
export function columnOf(head: string, below = ''): Column {
  const plain = head
    .slice(0, LONGEST_HEAD)
    .normalize('NFKC')
    .replace(/^\ufeff/, '')
    .trim();
  const [, before = plain, inside = '', after = ''] = /^(.*?)\s*[([]\s*([^()[\]]*?)\s*[)\]]\s*(.*)$/.exec(plain) ?? [];
  const words = `${before} ${after}`
    .replace(/([a-z]{2})([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_\-./:\s]+/g, ' ')
    .trim();
  const last = /\s(?:°?[cf]|m?s|min(?:ute)?s?|sec(?:ond)?s?|percent|pct|%)$|\s*°\s?[cf]$/.exec(words)?.[0] ?? '';
  const bare = unitOf(words) ? words : words.slice(0, words.length - last.length).trim();
  const unit = unitOf(inside) ?? unitOf(last) ?? unitOf(below) ?? unitOf(words) ?? (inside || below.trim());
  const isHead = plain.length <= MOST_LETTERS;
  const mark = isHead ? markOf(bare) : null;
  const found = isHead ? ROLES.find(([, says]) => says.test(bare))?.[0] : 'none';
  const isTemperature = TEMPERATURE.test(bare) || unit === 'C' || unit === 'F' || found === 'probe';
  const isFlag = mark !== null && !isTemperature && found !== 'none';
  const role = isFlag ? 'other' : isTemperature ? (OF_TEMPERATURE[found ?? ''] ?? found) : found;
  return {
    role: role ?? (isTemperature ? 'temperature' : 'other'),
    name: (before || head).trim(),
    unit,
    mark,
    isTemperature,
  };
}
