import { initials, type Row } from '@hanjan/core';
import { roasterRoastingResult as roast } from '@hanjan/model/roaster/roasting_result.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { describe, expect, it } from 'vitest';
import { createForm, type Form } from '../../../records/form/store.ts';
import { logDay } from './log_day.ts';

const DAY = 'roasting_result_date';
const TODAY = '2026-11-20';
const formOf = (more: Row, isNew: boolean) =>
  createForm({ entity: roast, begin: { ...initials(roast, TODAY), ...more }, isNew });
const fresh = () => formOf({}, true);
const stored = () => formOf({ roasting_result_key: 1 }, false);
const of = (form: Form, roasted_at: string | null, isFixed = false) =>
  logDay(form, { roasted_at } as RoastLog, (name) => isFixed && name === DAY);

describe('the day of a log', () => {
  it('that says none, or the same one, changes nothing', () => {
    for (const at of [null, '', 'x', '2026-11-31', '2026-11-20', '2026-11-20T23:59:59'])
      expect(of(stored(), at).is).toBe('same');
  });

  it('is that of a new record, unless somebody wrote another one', () => {
    expect(of(fresh(), '2025-11-01T10:00:00')).toEqual({ is: 'written', day: '2025-11-01' });
    const form = fresh();
    form.set(DAY, '2026-11-19');
    expect(of(form, '2025-11-01').is).toBe('asked');
    form.type(DAY, '2026-11');
    expect(of(form, '2025-11-01').is).toBe('asked');
  });

  it('is asked about in a stored record, from a day on', () => {
    expect(of(stored(), '2026-11-19T23:59:00')).toEqual({ is: 'asked', day: '2026-11-19' });
    expect(of(stored(), '2026-11-21').is).toBe('asked');
  });

  it('is told where the record stays on its day, or in its year', () => {
    expect(of(stored(), '2026-11-19', true)).toEqual({ is: 'told', day: '2026-11-19' });
    expect(of(stored(), '2025-11-20').is).toBe('told');
    expect(of(fresh(), '2025-11-20', true).is).toBe('told');
  });
});
