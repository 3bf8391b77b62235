import type { Row } from '@hanjan/core';
import { begin, type Run } from '../run.ts';

/** When the brews of tests begin, and the moment so many seconds later. */
export const T = Date.parse('2026-11-20T05:28:05.678Z');
export const s = (seconds: number): number => T + seconds * 1000;
export const MINUTE = 60;

/** A start of 40 g, 80 g at 0:30 and at 1:15, the end at 3:00. */
export const FIELDS: Row = {
  brewing_seq: 3,
  brewing_type: 'DRP',
  brewing_bean_mass: 200,
  brewing_step_use: true,
  brewing_start_mass: 400,
  brewing_step1_term: 30_000,
  brewing_step1_mass: 800,
  brewing_step2_term: 75_000,
  brewing_step2_mass: 800,
  brewing_step_end_term: 180_000,
};
export const given = { home: '/info/chart/brewingrecord', title: '예가체프', fields: FIELDS };
export const begun = (fields: Row = FIELDS): Run => begin({ ...given, fields }, T);

type Do = (run: Run, now: number) => Run;
/** A run in which things are done so many seconds after its start. */
export const after = (...done: readonly (readonly [number, Do])[]): Run =>
  done.reduce((run, [at, act]) => act(run, s(at)), begun());
