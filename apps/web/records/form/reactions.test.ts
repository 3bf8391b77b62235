import { initials } from '@hanjan/core';
import { roasterRoastingResult as roast } from '@hanjan/model/roaster/roasting_result.ts';
import { describe, expect, it } from 'vitest';
import { typeInto } from '../history/useTypedLater.ts';
import { createForm, type Form } from './store.ts';

const green = [{ greenbean_roaster_seq: 1, greenbean_year: 2026, greenbean_mass: 100_000 }];
const plan = { ...initials(roast, '2026-11-20'), roasting_result_key: 1, roasting_result_greenbean: green };
const planned = (roasting_step = 'RSRV') =>
  createForm({ entity: roast, begin: { ...plan, roasting_step }, isNew: false });
const step = (form: Form) => form.field('roasting_step').value;

describe('the step of a roast', () => {
  it.each(['RSRV', 'PRHT', 'RSTG'])('is done once its weight is typed, and %s again once that is emptied', (before) => {
    const form = planned(before);
    for (const typed of ['8', '8.', '8.5']) form.type('roasting_mass', typed);
    expect(step(form)).toBe('DONE');
    form.type('roasting_mass', '');
    expect([step(form), form.changed()]).toEqual([before, []]);
    form.type('roasting_mass', '8');
    expect(step(form)).toBe('DONE');
    form.undo('roasting_mass');
    expect([step(form), form.changed()]).toEqual([before, []]);
  });

  it('that somebody chose after the weight is never written over', () => {
    const form = planned();
    form.type('roasting_mass', '8');
    form.set('roasting_step', 'RSTG');
    form.type('roasting_mass', '85');
    expect(step(form)).toBe('RSTG');
    form.type('roasting_mass', '');
    expect(step(form)).toBe('RSTG');
    form.type('roasting_mass', '8');
    expect(step(form)).toBe('RSTG');
    form.undo('roasting_mass');
    expect(step(form)).toBe('RSTG');
  });

  it('that somebody puts back counts as chosen', () => {
    const form = planned();
    form.type('roasting_mass', '8');
    form.undo('roasting_step');
    form.type('roasting_mass', '85');
    expect(step(form)).toBe('RSRV');
  });

  it('that somebody chose before the weight comes back without it', () => {
    const form = planned();
    form.set('roasting_step', 'RSTG');
    form.type('roasting_mass', '8');
    expect(step(form)).toBe('DONE');
    form.type('roasting_mass', '');
    expect(step(form)).toBe('RSTG');
  });

  it('stays once it is saved', () => {
    const form = planned();
    form.type('roasting_mass', '8');
    form.rebase(form.values());
    form.type('roasting_mass', '');
    expect(step(form)).toBe('DONE');
  });

  it('that is called off, or cooling, is not touched', () => {
    for (const over of ['CNCL', 'COOL']) {
      const form = planned(over);
      form.type('roasting_mass', '8');
      expect(step(form)).toBe(over);
    }
  });

  it('comes with the weight as it was left, whichever of both stands first', () => {
    const form = planned();
    const undo = typeInto(form, { roasting_step: 'RSTG', roasting_mass: 85_000 });
    expect(step(form)).toBe('RSTG');
    form.type('roasting_mass', '8');
    expect(step(form)).toBe('RSTG');
    undo();
    expect([step(form), form.changed()]).toEqual(['RSRV', []]);
    // A draft of a step that followed from the weight goes back with it.
    const draft = planned();
    typeInto(draft, { roasting_step: 'DONE', roasting_mass: 85_000 });
    draft.type('roasting_mass', '');
    expect(step(draft)).toBe('RSRV');
  });
});

describe('the day of a roast', () => {
  it('stays in its year, and says so before anything is sent', () => {
    const form = planned();
    const faults = () => form.check().map(({ name, key }) => `${name} ${key}`);
    form.set('roasting_result_date', '2026-12-31');
    expect(faults()).toEqual([]);
    form.set('roasting_result_date', '2027-01-01');
    expect(faults()).toEqual(['roasting_result_date field_id']);
  });

  it('of a new one is of any year', () => {
    const { roasting_result_key: _key, ...begin } = plan;
    const form = createForm({ entity: roast, begin, isNew: true });
    form.set('roasting_result_date', '2027-01-01');
    expect(form.check()).toEqual([]);
  });
});
