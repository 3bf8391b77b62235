import { RoastFaultError } from '../fault.ts';
import type { Mark } from '../log.ts';
import { cellsOf, numberOf } from '../text/cells.ts';
import type { Reader } from './reader.ts';
import { timed } from './table/rows.ts';

/** Keys with which logs and profiles begin. */
const OWN = /^(?:log_file_name|profile_(?:file_name|short_name|designer|schema_version)) ?:/;
/** The probe of the beans, the filtered one first. */
const BEAN = ['temp', 'spot_temp', 'mean_temp'];
/** Further curves; what the regulator reckons with is left out. */
const CURVES: readonly (readonly [column: string, unit: string])[] = [
  ['mean_temp', 'temperature'],
  ['profile', 'temperature'],
  ['power_kW', 'kW'],
  ['actual_fan_RPM', 'RPM'],
];
const MARKED: Readonly<Record<string, Mark>> = { first_crack: 'FCs', roast_end: 'DROP', 'roast end': 'DROP' };

/**
 * The `.klog` of a Kaffelogic Nano 7: lines `key:value`, a row of names, of which some have `#`, `=` or `^` before them,
 * a row each second from the charge on, in °C, and among the rows lines such as `!first_crack:402` and
 * `!roast_end:521`. As fstrauf/kaffelogic-klog describes it (FORMAT.md), and as flaper87/obsidian-kaffelogic-plugin reads
 * it (src/kaffelogic, tests/data/log.klog). A crack is only what was marked: `expect_fc` is a temperature that was set.
 */
export const kaffelogic: Reader = {
  source: 'kaffelogic',
  recognises: (_text, { lines }) => lines.some((line) => OWN.test(line)),
  read(text) {
    const all = cellsOf(text.replaceAll(/\t(?=\r?\n|\r|$)/g, ''), '\t');
    const head = all.findIndex(([first = ''], at) => first === 'time' && (all[at]?.length ?? 0) > 1);
    const said = saidIn(all.slice(0, head < 0 ? all.length : head));
    if (head < 0) throw new RoastFaultError('no_samples');
    const names = (all[head] ?? []).map((name) => name.trim().replace(/^[#=^]+/, ''));
    const column = (name: string | undefined) => {
      const at = names.indexOf(name ?? '');
      return at < 0 ? undefined : at;
    };
    const isSaid = ([first = '']: readonly string[]) => first.startsWith('!');
    const below = all.slice(head + 1);
    const sheet = timed(
      below.map((cells) => (isSaid(cells) ? [] : cells)),
      head + 2,
      ([time]) => numberOf(time),
    );
    const bean = column(BEAN.find((name) => names.includes(name)));
    if (bean === undefined) throw new RoastFaultError('no_bean');
    const marks: Partial<Record<Mark, number>> = { CHARGE: 0 };
    for (const [key, value] of saidIn(below.filter(isSaid).map(([first = '']) => [first.slice(1)]))) {
      const s = numberOf(value);
      const mark = MARKED[key];
      // A roast that was stopped while it was heated ends before it begins.
      if (mark && s !== null && s > 0) marks[mark] ??= s;
    }
    return {
      source: 'kaffelogic',
      unit: 'C',
      time: sheet.time,
      bean: sheet.numbers(bean),
      air: sheet.time.map(() => null),
      marks,
      curves: CURVES.flatMap(([name, unit]) => (column(name) === bean ? [] : sheet.curve(column(name), name, unit))),
      meta: {
        title: said.get('profile_short_name') ?? said.get('profile_file_name') ?? null,
        roasted_at: momentOf(said.get('roast_date')),
        machine: `Kaffelogic ${said.get('model')?.split('/')[0] ?? ''}`.trim(),
        green_g: numberOf(said.get('boost_load_size') ?? said.get('reference_load_size')),
        ambient_c: numberOf(said.get('ambient_temperature')),
      },
      notes: sheet.notes(),
    };
  },
};

/** What lines `key:value` say, the first of each key. */
function saidIn(rows: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const [line = ''] of rows) {
    const at = line.indexOf(':');
    const key = line.slice(0, at).trim();
    if (at > 0 && !said.has(key)) said.set(key, line.slice(at + 1).trim());
  }
  return said;
}

/** `20/12/2022 16:08:39 UTC`, the day first. */
function momentOf(text = ''): string | null {
  const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d) UTC$/.exec(text) ?? [];
  const at = year ? `${year}-${month}-${day}T${time}Z` : '';
  return Number.isNaN(Date.parse(at)) ? null : at;
}
