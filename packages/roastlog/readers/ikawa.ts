import type { Mark } from '../log.ts';
import { cellsOf, numberOf } from '../text/cells.ts';
import type { Reader } from './reader.ts';
import { type Columns, hasColumns, readColumns } from './table/columns.ts';

const STATE = /^state$/i;

const COLUMNS: Columns = {
  clock: /^time$/i,
  running,
  // There is no probe in the beans. The one in the exhaust is nearest to them, and a note says so; `exaust` is how the first headers spell it.
  bean: /^(?:exh?aust temp|temp above)/i,
  air: /^(?:inlet temp|temp below)/i,
  controls: [
    { kind: 'heat', column: /^heater/i, unit: '%' },
    { kind: 'airflow', column: /^fan set/i, unit: '%' },
  ],
  // What the regulator reckons with, and what is no reading.
  left: /^(?:state|[pidj]|tdf_error|adfc_timestamp|end_timestamp|abs_humidity_roc_direction)$/i,
  units: [
    [/^(?:temp|setpoint)/i, 'temperature'],
    [/^ror/i, '°C/min'],
  ],
};

/** Columns that tables of anybody hardly have beside a time and an exhaust. */
const OWN = /^(?:state$|setpoint|temp set|fan set|temp below)/i;

/**
 * The CSV of IKAWA, whose headers have had two generations: `temp set, exaust temp, fan set (%), heater power (%)` and
 * `setpoint, temp above, temp below, fan set, heater`, the later ones with humidity and the crack that the machine heard
 * (`adfc_timestamp`, on the clock of the column `time`). The column `state` says when the doser opens and when cooling
 * begins. As Artisan imports it (artisan-roaster-scope/artisan, src/artisanlib/ikawa.py and
 * src/test/sanity/data/ikawa).
 */
export const ikawa: Reader = {
  source: 'ikawa',
  recognises: (_text, { lines: [head = ''] }) =>
    hasColumns(head, [COLUMNS.clock, COLUMNS.bean, OWN]) && !/bean/i.test(head),
  read(text) {
    const { log, texts } = readColumns('ikawa', cellsOf(text), 0, COLUMNS);
    const states = texts(STATE);
    const marks: Partial<Record<Mark, number>> = {};
    const opened = states.indexOf('doser open');
    const charge = opened >= 0 ? opened : states.indexOf('roasting');
    if (charge >= 0) marks.CHARGE = log.time[charge];
    const cooling = states.indexOf('cooling', Math.max(charge, 0));
    if (cooling >= 0) marks.DROP = log.time[cooling];
    const crack = numberOf(texts(/^adfc_timestamp$/i).at(-1));
    if (crack !== null && crack > 0) marks.FCs = crack;
    return { ...log, marks, meta: { machine: 'IKAWA' }, notes: [{ key: 'bean_is_exhaust' }, ...(log.notes ?? [])] };
  },
};

/**
 * One row a second, but the clock stands at 0 until the beans are in, and the first machines wrote whole seconds, some
 * of them twice: what comes before is counted back, rows of one second are shared out over it.
 */
function running(time: readonly number[]): number[] {
  const start = Math.max(time.findIndex((s) => s !== time[0]) - 1, 0);
  const out = time.map((s, index) => (index < start ? s - (start - index) : s));
  for (let from = start; from < time.length; ) {
    const s = time[from] as number;
    let to = from + 1;
    while (time[to] === s) to++;
    const room = Math.min(1, (time[to] ?? s + 1) - s);
    for (let index = from + 1; index < to && room > 0; index++) out[index] = s + ((index - from) / (to - from)) * room;
    from = to;
  }
  return out;
}
