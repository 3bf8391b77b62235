import { RoastFaultError } from '../fault.ts';
import { readingAt } from '../figures/at.ts';
import type { Control, Curve, Mark, Meta, Note, RawLog, Reading } from '../log.ts';
import { stepsOf } from '../readers/table/rows.ts';
import { stampOf } from '../readers/table/stamps.ts';
import { markOf } from '../readers/table/words.ts';
import { numberOf } from '../text/cells.ts';
import type { Sheet } from './sheet.ts';

/** How the sheets of curves are called in English, Korean and Japanese. */
const CURVE = /^(?:curve|커브|カーブ)\s*-\s*(.+)$/i;
const BEAN = /^(?:bean temp|빈\s?(?:\(bean\)\s?)?온도|豆の?温度)/i;
/** Which probe is the air, the likeliest first: around the beans, behind them, and before them. */
const AIRS = [
  /^(?:env\. ?temp|주변 온도|周囲温度)/i,
  /^(?:exhaust temp|배기 온도|排気温度)/i,
  /^(?:inlet temp|흡기 온도|吸気)/i,
];
const TEMPERATURE = /temp|온도|温度/i;
const CONTROLS: readonly (readonly [kind: Control['kind'], name: RegExp])[] = [
  ['heat', /^(?:gas|가스|ガス)/i],
  ['airflow', /^(?:airflow|fanspeed|공기 ?흐름|空気の流れ)/i],
  ['drum', /^(?:drum ?speed|드럼 속도|ドラムスピード)/i],
];
/** What the sheet of facts calls them, in each language; a Japanese word for the weight of what was roasted is not known. */
const FACTS: Readonly<Partial<Record<keyof Meta | 'green_unit' | 'roasted_unit', readonly string[]>>> = {
  batch: ['id-tag', 'id-タグ'],
  beans: ['lot name', 'lot 이름', 'ロット名'],
  title: ['profile', '프로파일', 'プロファイル'],
  machine: ['machine', '머신', '機械'],
  operator: ['roast technician', '로스터', 'ローストテクニシャン'],
  roasted_at: ['date', '날짜', '日付'],
  green_g: ['start weight', '시작 무게', '開始重量'],
  green_unit: ['start weight unit', '시작 무게 단위', '開始重量ユニット'],
  roasted_g: ['end weight', '종료 무게'],
  roasted_unit: ['end weight unit', '종료 무게 단위'],
  ambient_c: ['ambient temp.', '주변 온도', 'アンビエント温度'],
  whole_color: ['roast value', '로스트 값', '焙煎数値'],
  ground_color: ['roast value 2', '로스트 값 2', 'ロースト値2'],
  roasting_notes: ['roasting notes', '로스팅 메모', 'ロースティングノート'],
  cupping_notes: ['sensorial notes', '센서리 메모', '知覚メモ'],
};
/** Grams. */
const UNITS: Readonly<Record<string, number>> = { G: 1, KG: 1000, LBS: 453.59237, OZ: 28.349523125 };
/** The sheet of comments has a time, a temperature, what kind of comment it is, and what it says. */
const [COMMENTS, TIME, KIND, SAID] = [1, 0, 2, 3] as const;

interface Read {
  readonly name: string;
  readonly isFahrenheit: boolean;
  readonly time: readonly number[];
  readonly values: readonly Reading[];
}

/**
 * The workbook that Cropster exports of a roast: a sheet of facts, one of comments, and one of each curve with seconds
 * from charge and values, whose head says `CELSIUS` or `FAHRENHEIT`. null for any other workbook. As Artisan imports it
 * (artisan-roaster-scope/artisan, src/artisanlib/cropster.py); where no comment is the `Duration`, the last reading is the
 * drop, as there. Other languages than English, Korean and Japanese are left out.
 * @throws RoastFaultError
 */
export function cropsterLog(sheets: readonly Sheet[]): RawLog | null {
  const curves = sheets.flatMap((sheet) => curveIn(sheet) ?? []);
  if (!curves.some(({ name }) => BEAN.test(name))) return null;
  const bean = curves.find(({ name, time }) => BEAN.test(name) && time.length > 0);
  if (!bean) throw new RoastFaultError('no_samples');
  const air = AIRS.flatMap((says) => curves.find(({ name }) => says.test(name)) ?? [])[0];
  const comments = commentsIn(sheets[COMMENTS]);
  const marks: Partial<Record<Mark, number>> = { CHARGE: 0 };
  for (const { s, kind, said } of comments) {
    const mark = kind === 'Duration' ? 'DROP' : (markOf(kind) ?? markOf(said));
    if (mark && mark !== 'CHARGE' && mark !== 'TP') marks[mark] ??= s;
  }
  const notes: Note[] = marks.DROP === undefined ? [{ key: 'drop_at_end' }] : [];
  marks.DROP ??= bean.time.at(-1);
  const unit = bean.isFahrenheit ? 'F' : 'C';
  const others = curves.filter((curve) => curve !== bean && curve !== air);
  const controls = CONTROLS.flatMap(([kind, says]) => {
    const set = others.filter(({ name }) => says.test(name));
    return set.length > 0 ? set.flatMap((curve) => controlOf(kind, curve)) : commented(kind, says, comments);
  });
  return {
    ...{ source: 'cropster', unit, marks, controls, notes },
    ...{ time: bean.time, bean: bean.values },
    air: bean.time.map((s) =>
      air && air.isFahrenheit === bean.isFahrenheit ? readingAt(air.time, air.values, s) : null,
    ),
    curves: others
      .filter(({ name }) => CONTROLS.every(([, says]) => !says.test(name)))
      .map(
        ({ name, time, values }): Curve => ({ name, unit: TEMPERATURE.test(name) ? 'temperature' : '', time, values }),
      ),
    meta: factsIn(sheets[0]),
  };
}

function curveIn({ name, rows }: Sheet): Read | null {
  const [, curve] = CURVE.exec(name.trim()) ?? [];
  const [head = [], ...below] = rows;
  if (!curve) return null;
  const read = below.flatMap(([time, value]) => {
    const s = numberOf(time, ',');
    return s === null ? [] : [{ s, value: numberOf(value, ',') }];
  });
  read.sort((a, b) => a.s - b.s);
  return {
    name: curve.trim(),
    isFahrenheit: /fahrenheit/i.test(head[1] ?? ''),
    time: read.map(({ s }) => s),
    values: read.map(({ value }) => value),
  };
}

function commentsIn(sheet: Sheet | undefined) {
  if (!sheet || CURVE.test(sheet.name)) return [];
  return sheet.rows.slice(1).flatMap((cells) => {
    const s = numberOf(cells[TIME], ',');
    return s === null ? [] : [{ s, kind: cells[KIND]?.trim() ?? '', said: cells[SAID]?.trim() ?? '' }];
  });
}

function controlOf(kind: Control['kind'], { name, time, values }: Read): Control[] {
  const steps = stepsOf(time, values);
  return steps.length === 0 ? [] : [{ kind, name, unit: '', steps }];
}

/** What was set where it stands in comments alone. */
function commented(kind: Control['kind'], says: RegExp, comments: ReturnType<typeof commentsIn>): Control[] {
  const set = comments.filter((comment) => says.test(comment.kind)).sort((a, b) => a.s - b.s);
  const [first] = set;
  const steps = stepsOf(
    set.map(({ s }) => s),
    set.map(({ said }) => numberOf(said, ',')),
  );
  return first && steps.length > 0 ? [{ kind, name: first.kind, unit: '', steps }] : [];
}

function factsIn(sheet: Sheet | undefined): Partial<Meta> {
  const [heads = [], values = []] = sheet?.rows ?? [];
  const names = heads.map((head) => head.normalize('NFKC').trim().toLowerCase());
  const said = (key: keyof typeof FACTS): string | null => {
    const at = names.findIndex((name) => FACTS[key]?.includes(name));
    return at < 0 ? null : (values[at] ?? null);
  };
  const grams = (weight: 'green_g' | 'roasted_g', unit: 'green_unit' | 'roasted_unit') => {
    const value = numberOf(said(weight) ?? '', ',');
    const one = UNITS[(said(unit) ?? said('green_unit') ?? 'G').toUpperCase()];
    return value === null || one === undefined ? null : value * one;
  };
  const number = (key: keyof typeof FACTS) => numberOf(said(key) ?? '', ',');
  return {
    ...{ batch: said('batch'), beans: said('beans'), title: said('title') || said('beans') },
    ...{ machine: said('machine'), operator: said('operator') },
    roasted_at: stampOf(said('roasted_at') ?? '')?.iso ?? null,
    ...{ green_g: grams('green_g', 'green_unit'), roasted_g: grams('roasted_g', 'roasted_unit') },
    ...{ ambient_c: number('ambient_c'), whole_color: number('whole_color'), ground_color: number('ground_color') },
    ...{ roasting_notes: said('roasting_notes'), cupping_notes: said('cupping_notes') },
  };
}
