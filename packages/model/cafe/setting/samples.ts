import type { Row } from '@hanjan/core';
import { STEP_NAMES } from './names.ts';

const SECOND = 1000;
const HOUR = 3600;

/** The second at which a pour begins, and its grams. */
type Told = readonly [s: number, g: number];

const NO_STEPS: Row = Object.fromEntries(Object.values(STEP_NAMES).map((name) => [name, null]));

/** Grams, degrees and seconds as fields hold them; steps that a sample does not have are empty. */
function sample(
  setting_result_type: string,
  [dose, result]: readonly [dose: number, result: number],
  degrees: number,
  s: number,
  [start, ...pours]: readonly Told[] = [],
  more: Row = {},
): Row {
  const steps = pours.flatMap(([second, g], at) => [
    [`setting_step${at + 1}_term`, second * SECOND],
    [`setting_step${at + 1}_mass`, g * 10],
  ]);
  return {
    ...NO_STEPS,
    setting_result_type,
    setting_bean_mass: dose * 10,
    setting_result_mass: result * 10,
    setting_temp: degrees * 100,
    setting_bar: null,
    setting_result_term: s * SECOND,
    step_detail: start !== undefined,
    ...(start && { setting_start_mass: start[1] * 10, setting_step_end_term: s * SECOND }),
    ...Object.fromEntries(steps),
    ...more,
  };
}

/** What each sample recipe says, by its code; how long it takes is what one aims at. */
export const SAMPLES: Readonly<Record<string, Row>> = {
  V60ONE: sample('DRP', [15, 250], 96, 180, [
    [0, 50],
    [45, 50],
    [70, 50],
    [90, 50],
    [110, 50],
  ]),
  KSY46: sample('DRP', [20, 300], 92, 210, [
    [0, 60],
    [45, 60],
    [90, 60],
    [135, 60],
    [165, 60],
  ]),
  RAOV60: sample('DRP', [22, 360], 97, 210, [
    [0, 66],
    [45, 134],
    [90, 160],
  ]),
  SWTHYB: sample('SWT', [20, 280], 90, 180, [
    [0, 60],
    [30, 60],
    [75, 160],
  ]),
  KLTWV: sample('DRP', [20, 300], 92, 180, [
    [0, 50],
    [40, 100],
    [80, 80],
    [110, 70],
  ]),
  CHMX: sample('DRP', [30, 500], 94, 270, [
    [0, 60],
    [45, 190],
    [90, 125],
    [135, 125],
  ]),
  CLVR: sample('SWT', [15, 250], 96, 180, [[0, 250]]),
  AEROST: sample('AER', [11, 200], 97, 150, [[0, 200]]),
  FRPR: sample('IMM', [30, 500], 96, 540, [[0, 500]]),
  ESPNRM: sample('ESP', [18, 36], 93, 28, [], { setting_bar: 90 }),
  ESPTRB: sample('ESP', [15, 45], 93, 15, [], { setting_bar: 60 }),
  CLDBRW: sample('CLD', [80, 640], 18, 16 * HOUR, [[0, 640]]),
};
