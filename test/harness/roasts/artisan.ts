/**
 * Files as Artisan writes them, from what its `serialize`, `getProfile` and `exportProfile2CSV` do (artisan-roaster-scope/
 * artisan, src/artisanlib/main.py and util.py), not from what is read.
 */
export type Profile = Record<string, unknown>;

/** Keys whose numbers are floats, which Python writes with a point. */
const FLOATS = new Set(['timex', 'temp1', 'temp2', 'extratimex', 'extratemp1', 'extratemp2', 'specialeventsvalue']);

/** A roast of our own: charge at 30 s of the recording, drop 600 s later. Odd thirds of a second, as clocks have them. */
export function profileOf(own: Profile = {}): Profile {
  const timex = Array.from({ length: 351 }, (_, nth) => 0.152133786 + nth * 2.000033);
  return {
    recording_version: '3.2.1',
    version: '3.2.1',
    artisan_os: 'Linux',
    mode: 'C',
    viewerMode: false,
    timeindex: [15, 120, 240, 0, 0, 0, 315, 345],
    flavors: Array.from({ length: 9 }, () => 5),
    title: escaped('에티오피아 예가체프'),
    locale: 'ko',
    beans: escaped('Café\nlavé'),
    weight: [500, 428.5, 'g'],
    volume: [0, 0, 'l'],
    density: [717, 'g', 1, 'l'],
    roastertype: 'Easyster 1.8',
    operator: escaped('김'),
    whole_color: 62,
    ground_color: 58.5,
    color_system: 'Agtron',
    roastdate: 'Sat Nov 1 2025',
    roastisodate: '2025-11-01',
    roasttime: '16:46:13',
    roastepoch: 1762029973,
    roasttzoffset: -32400,
    roastbatchnr: 35,
    roastbatchprefix: 'R',
    specialevents: [5, 5, 60, 200],
    specialeventstype: [0, 3, 3, 4],
    specialeventsvalue: [6, 8.5, 6.5, 0],
    specialeventsStrings: ['50', '75', '55', 'cereal'],
    etypes: ['Air', 'Drum', 'Damper', 'Burner', '--'],
    roastingnotes: '',
    cuppingnotes: '',
    timex,
    temp1: timex.map((s) => rounded(airAt(s - 30.152629))),
    temp2: timex.map((s) => rounded(beanAt(s - 30.152629))),
    phases: [150, 200, 220, 235],
    ambientTemp: 22,
    ambient_humidity: 45,
    ambient_pressure: 0,
    moisture_greens: 11,
    moisture_roasted: 2.5,
    extradevices: [],
    extraname1: [],
    extraname2: [],
    extratimex: [],
    extratemp1: [],
    extratemp2: [],
    extraNoneTempHint1: [],
    extraNoneTempHint2: [],
    alarmtemperature: [-1, 500],
    samplinginterval: 2,
    svLabel: 'it\'s "both"',
    computed: { TP_time: 1, DROP_time: 2, totaltime: 3, weight_loss: 99, CHARGE_BT: null },
    ...own,
  };
}

const beanAt = (s: number) => (s < 0 ? 200 + s / 10 : 212 - 130 * Math.exp(-s / 250) + 118 * Math.exp(-s / 25));
const airAt = (s: number) => 225 - 40 * Math.exp(-Math.max(s, 0) / 120) + s / 60;
const rounded = (value: number) => Math.round(value * 100) / 100;

/** A profile as `.alog`. */
export const alogOf = (profile: Profile): string => repr(profile);

/** A profile as Artisan exports it as JSON: its texts are escaped all the same. */
export const jsonOf = (profile: Profile): string => JSON.stringify(profile);

/** The signs that Python's `unicode_escape` leaves as they are are those of ASCII that can be printed. */
export const escaped = (text: string): string =>
  Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const named = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }[sign];
    if (named || (code >= 32 && code < 127)) return named ?? sign;
    const [letter, length] = code < 256 ? ['x', 2] : code < 65536 ? ['u', 4] : ['U', 8];
    return `\\${letter}${code.toString(16).padStart(Number(length), '0')}`;
  }).join('');

/** A value as Python's `repr` writes it. */
function repr(value: unknown, isFloat = false): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return isFloat && Number.isInteger(value) ? `${value}.0` : String(value);
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((item) => repr(item, isFloat)).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, item]) => `${quoted(key)}: ${repr(item, FLOATS.has(key))}`)
    .join(', ')}}`;
}

/** Single quotes, unless the text has such and no others. */
function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const plain = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll(quote, `\\${quote}`);
  return `${quote}${plain}${quote}`;
}

/** A profile as Artisan exports it as CSV: a row for each second, times from the first reading. */
export function csvOf(profile: Profile): string {
  const times = (profile.timex as number[]).map((s, _, [first = 0]) => s - first);
  const index = profile.timeindex as number[];
  const marked = (nth: number) => (index[nth] ? clock(times[index[nth]] ?? 0) : '');
  const charge = index[0] ?? -1;
  const names = (profile.extraname1 as string[]).flatMap((name, nth) => [name, (profile.extraname2 as string[])[nth]]);
  const rows = times.map((s, at) => [
    clock(s),
    charge >= 0 && at >= charge ? clock(s - (times[charge] ?? 0)) : '',
    String((profile.temp1 as number[])[at]),
    String((profile.temp2 as number[])[at]),
    at === charge ? 'CHARGE' : '',
    ...(profile.extratemp1 as number[][]).flatMap((values, nth) => [
      String(values[at] ?? -1),
      String((profile.extratemp2 as number[][])[nth]?.[at] ?? -1),
    ]),
  ]);
  const [year, month, day] = String(profile.roastisodate).split('-');
  return [
    [
      `Date:${day}.${month}.${year}`,
      `Unit:${profile.mode}`,
      `CHARGE:${charge > 0 ? marked(0) : charge < 0 ? '' : '00:00'}`,
      'TP:00:59',
      ...['DRYe', 'FCs', 'FCe', 'SCs', 'SCe', 'DROP', 'COOL'].map((name, nth) => `${name}:${marked(nth + 1)}`),
      `Time:${String(profile.roasttime).slice(0, -3)}`,
    ],
    ['Time1', 'Time2', 'ET', 'BT', 'Event', ...names],
    ...rows.filter((row, nth) => row[0] !== rows[nth - 1]?.[0]),
  ]
    .map((row) => `${row.join('\t')}\r\n`)
    .join('');
}

/** Minutes, and seconds that are rounded on their own: 59.7 s are `00:60`. */
const clock = (s: number) =>
  [Math.floor(s / 60), Math.round(s % 60)].map((part) => String(part).padStart(2, '0')).join(':');
