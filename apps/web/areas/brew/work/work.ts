import type { Row } from '@hanjan/core';
import { isObject } from '../../../base/store/storage.ts';
import type { Store } from '../../../base/store/store.ts';
import { workOf } from '../../chart/work.ts';
import { createWorking } from '../../chart/working.ts';
import { areFields } from './fields.ts';

/** What one does at the brewing record. Fields are those of a brew, as they are written. */
export interface BrewWork {
  /** The coffee. */
  readonly title: string;
  readonly fields: Row;
  /** A brew that is over: its fields as they went, those that it was begun with, and its record once that is saved. */
  readonly brewed: { readonly fields: Row; readonly plan: Row; readonly record?: number } | null;
  /** Water goes with the coffee when that is changed. */
  readonly keepsRatio: boolean;
}

/** The page before anything is written. */
export const BEGIN: BrewWork = { title: '', fields: { brewing_type: 'DRP' }, brewed: null, keepsRatio: true };

/** Where the work at brews lies. */
export const brewWork = (): Store<BrewWork> => workOf('brewing', BEGIN, isBrewWork);

/** The work at brews. It survives that the page is loaded anew; what can be taken back does not. */
export const useBrewWork = createWorking(brewWork);

/** Whether nothing has been written yet. */
export const isUntouched = ({ title, fields, brewed }: BrewWork): boolean =>
  !title &&
  !brewed &&
  Object.entries(fields).every(([name, value]) => name === 'brewing_type' || (value ?? false) === false);

/** Whether stored data, of this or another version of the program, can be worked on. */
export function isBrewWork(value: unknown): value is BrewWork {
  if (!isObject(value)) return false;
  const { title, fields, brewed, keepsRatio } = value;
  return (
    typeof title === 'string' &&
    areFields(fields) &&
    (brewed === null || isBrewed(brewed)) &&
    typeof keepsRatio === 'boolean'
  );
}

const isBrewed = (brewed: unknown): boolean =>
  isObject(brewed) &&
  areFields(brewed.fields) &&
  areFields(brewed.plan) &&
  (brewed.record === undefined || typeof brewed.record === 'number');
