import { AT, airAt, beanAt, every, type Fixture, fanAt, heatAt } from './fixture.ts';

/** The header of the first machines, as it is spelled. */
export const IKAWA_FIRST = 'time,state,temp set,exaust temp,fan set (%),fan speed (RPM),heater power (%)';

/** The header of the Pro, and what its later firmware adds. */
export const IKAWA_PRO =
  'time,fan set,setpoint,fan speed,temp above,state,heater,p,i,d,temp below, temp board, j, ror_above';
export const IKAWA_PRO_X = `${IKAWA_PRO}, abs_humidity, abs_humidity_roc, abs_humidity_roc_direction, adfc_timestamp,end_timestamp, tdf_error`;

const PREHEATING = 20;
const OPEN = 4;

/** States from `PREHEATING` seconds before the charge on: the doser stands open for `OPEN` seconds. */
function stateAt(s: number): string {
  if (s < 0) return s < -5 ? 'pre-heating' : 'ready for roast';
  if (s < OPEN) return 'doser open';
  return s < AT.DROP ? 'roasting' : 'cooling';
}

/** IKAWA's clock: it starts when the doser has closed, `OPEN` seconds after the charge. */
const ikawaClock = (s: number): number => Math.max(s - OPEN, 0);

/** The CSV of the first machines, whose clock counts whole seconds. */
export function ikawaFirst(states = stateAt): string {
  const rows = every(1, -PREHEATING, AT.DROP + 60).map((s) =>
    [ikawaClock(s), states(s), 190, beanAt(s), fanAt(s), 12_500, heatAt(s)].join(','),
  );
  return `${[IKAWA_FIRST, ...rows].join('\n')}\n`;
}

/** The CSV of the Pro; of the Pro X with the humidity and the crack that it heard. */
export function ikawaPro(header = IKAWA_PRO): string {
  const isX = header === IKAWA_PRO_X;
  const rows = every(1, -PREHEATING, AT.DROP + 60).map((s) => {
    const heard = s < AT.FCs ? '0.0' : ikawaClock(AT.FCs).toFixed(1);
    return [
      ikawaClock(s).toFixed(1),
      fanAt(s) + 0.000001,
      '190.0',
      1056.7,
      beanAt(s),
      stateAt(s),
      heatAt(s),
      429496729.4,
      '13.0',
      '0.0',
      airAt(s),
      38.8,
      21.7,
      22.3,
      ...(isX ? [9.26, -0.0076, 'Unknown', heard, '0.0', 0, ''] : []),
    ].join(',');
  });
  return `${[header, ...rows].join('\n')}\n`;
}

export const ikawaFixtures: readonly Fixture[] = [
  { name: 'IKAWA, first header', source: 'ikawa', text: ikawaFirst() },
  { name: 'IKAWA Pro', source: 'ikawa', text: ikawaPro() },
  { name: 'IKAWA Pro X', source: 'ikawa', text: ikawaPro(IKAWA_PRO_X) },
];
