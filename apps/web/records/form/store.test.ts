import {
  code,
  codes,
  count,
  date,
  daysBetween,
  defineEntity,
  flag,
  ref,
  rows,
  scaled,
  serial,
  text,
  words,
} from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { createForm, type Form } from './store.ts';

const cup = defineEntity({
  name: 'cup',
  scope: 'user',
  key: 'cup_seq',
  label: 'cup_name',
  fields: {
    cup_seq: serial({}),
    cup_name: text({ required: true, max: 30 }),
    heat: scaled({ scale: 100, min: -60, max: 60 }),
    score: count({ min: 0, max: 10 }),
    roasted: date({}),
    tasted: date({ required: true }),
    rest: count({ readonly: true }),
    countries: codes({ group: 'CNTR', max: 100, etc: 'countries_etc' }),
    countries_etc: text({ min: 3, max: 300 }),
    place: code({ group: 'NTPLC', etc: 'place_etc' }),
    place_etc: text({ min: 3, max: 300 }),
    maker: ref({ to: 'company', etc: 'maker_etc' }),
    maker_etc: text({ min: 3, max: 300 }),
    own: words({ max: 100 }),
    main: flag({}),
  },
  react: {
    // A cup that was roasted after it was tasted was tasted on that day.
    roasted: ({ roasted, tasted }) => (roasted && (tasted ?? '') < roasted ? { tasted: roasted } : {}),
  },
  derive: {
    rest: {
      from: ['roasted', 'tasted'],
      to: ({ roasted, tasted }) => (roasted && tasted ? daysBetween(roasted, tasted) : null),
    },
  },
});

const stored = { cup_seq: 1, cup_name: '케냐', heat: 2150, tasted: '2026-11-20', countries: ['KEN'], main: false };
const known = () => createForm({ entity: cup, begin: stored, isNew: false });
const fresh = () => createForm({ entity: cup, begin: {}, isNew: true });
const faults = (form: Form) => form.check().map(({ name, key }) => `${name} ${key}`);

describe('typing', () => {
  it('holds core values and shows what was typed until the field is left', () => {
    const form = known();
    form.type('heat', '12,5');
    expect(form.field('heat')).toMatchObject({ value: 1250, typed: '12,5' });
    form.leave('heat');
    expect(form.field('heat')).toMatchObject({ value: 1250, typed: undefined, fault: null });
  });
  it('keeps what is no value, says so once the field is left, and forgives at once', () => {
    const form = known();
    form.type('heat', '12a');
    expect(form.field('heat')).toMatchObject({ value: null, typed: '12a', fault: null });
    form.leave('heat');
    expect(form.field('heat')).toMatchObject({ typed: '12a', fault: { key: 'field_NaN' } });
    form.type('heat', '12');
    expect(form.field('heat').fault).toBeNull();
    form.type('heat', '99');
    expect(form.field('heat').fault).toMatchObject({ key: 'field_maxValue', args: { max: 60 } });
  });
  it('fills what is empty and nothing else', () => {
    const form = known();
    form.type('score', '7.5');
    const found = {
      cup_name: '콜롬비아',
      roasted: '2026-11-10',
      score: 3,
      rest: 99,
      main: true,
      nothing: 1,
      cup_seq: 2,
    };
    form.fill({ ...found, own: ['봄'] }, (name) => name === 'own');
    expect(form.values()).toMatchObject({ cup_name: '케냐', roasted: '2026-11-10', rest: 10, main: false, cup_seq: 1 });
    expect(form.field('own').value).toBeNull();
    expect(form.field('score')).toMatchObject({ value: null, typed: '7.5' });
  });
  it('never saves what is no value, nor takes it for empty', () => {
    const form = known();
    form.type('score', '7.5');
    form.type('tasted', '2026-02-30');
    expect(form.changed()).toEqual(['score', 'tasted']);
    expect(faults(form)).toEqual(['score field_NaN', 'tasted field_date']);
  });
  it('takes blanks for empty', () => {
    const form = known();
    form.type('heat', '  ');
    form.type('cup_name', ' ');
    expect([form.field('heat').value, form.field('cup_name').value]).toEqual([null, null]);
    expect(faults(form)).toEqual(['cup_name field_required']);
  });
  it('counts the word that is being written from its first letter on', () => {
    const form = known();
    form.type('own', '유자,할머니 집,끄');
    expect(form.values()).toMatchObject({ own: ['유자', '할머니 집', '끄'] });
  });
  it('says nothing about a required field that was only passed', () => {
    const form = fresh();
    form.leave('cup_name');
    expect(form.field('cup_name').fault).toBeNull();
    expect(faults(form)).toEqual(['cup_name field_required', 'tasted field_required']);
    expect(form.field('cup_name').fault).toMatchObject({ key: 'field_required' });
  });
});

describe('a form', () => {
  it('derives while typing', () => {
    const form = known();
    form.type('roasted', '20261111');
    expect(form.field('rest').value).toBe(9);
    form.type('roasted', '언젠가');
    expect(form.field('rest').value).toBeNull();
  });
  it('derives from what was typed while it was being saved', () => {
    const form = known();
    form.type('roasted', '2026-11-11');
    const sent = form.values();
    form.type('roasted', '2026-11-15');
    form.rebase(sent);
    expect([form.field('roasted').value, form.field('rest').value]).toEqual(['2026-11-15', 5]);
  });
  it('knows what differs from how it began', () => {
    const form = known();
    expect(form.changed()).toEqual([]);
    form.set('countries', ['KEN', 'ETH']);
    form.type('roasted', '2026-11-11');
    form.set('main', true);
    expect(form.changed()).toEqual(['roasted', 'countries', 'main']);
    form.set('countries', ['KEN']);
    form.type('roasted', '');
    expect(form.changed()).toEqual(['main']);
  });
  it('shows own words only while they are chosen, and brings them back', () => {
    const form = known();
    expect(form.isShown('countries_etc')).toBe(false);
    form.set('countries', ['KEN', 'ETC']);
    expect(form.isShown('countries_etc')).toBe(true);
    expect(faults(form)).toEqual(['countries_etc field_required']);
    form.type('countries_etc', '달나라');
    form.set('countries', ['KEN']);
    expect([form.isShown('countries_etc'), form.values().countries_etc]).toEqual([false, null]);
    form.set('countries', ['KEN', 'ETC']);
    expect(form.field('countries_etc')).toMatchObject({ value: '달나라', fault: null });
  });
  it('takes own words in place of a reference, and keeps their box while they are written', () => {
    const form = fresh();
    const state = () => [form.isOwn('maker'), form.isShown('maker_etc'), form.values().maker, form.values().maker_etc];
    form.set('maker', 3);
    expect(state()).toEqual([false, false, 3, null]);
    form.set('maker', 'ETC');
    expect(state()).toEqual([true, true, null, null]);
    expect(faults(form)).toContain('maker_etc field_required');
    form.type('maker_etc', '우리 집');
    form.type('maker_etc', '');
    expect(state()).toEqual([true, true, null, null]);
    form.type('maker_etc', '우리 집');
    expect(faults(form).join()).not.toContain('maker');
    form.set('maker', 4);
    expect(state()).toEqual([false, false, 4, null]);
    form.set('maker', 'ETC');
    expect(state()).toEqual([true, true, null, '우리 집']);
    form.set('maker', null);
    expect(state()).toEqual([false, false, null, null]);
  });
  it('knows own words in place of a reference from the record, and misses them once they are taken away', () => {
    const form = createForm({ entity: cup, begin: { ...stored, maker_etc: '우리 집' }, isNew: false });
    expect([form.isOwn('maker'), faults(form)]).toEqual([true, []]);
    form.type('maker_etc', ' ');
    expect(faults(form)).toEqual(['maker_etc field_required']);
    form.undo('maker_etc');
    expect(faults(form)).toEqual([]);
    const untouched = known();
    untouched.set('maker', 'ETC');
    expect([untouched.changed(), faults(untouched)]).toEqual([[], ['maker_etc field_required']]);
  });
  it('keeps what was looked for and is no choice, and never saves it', () => {
    const form = known();
    form.set('countries', ['KEN']);
    for (const [name, key] of [
      ['place', 'field_code'],
      ['countries', 'field_code'],
      ['maker', 'field_ref'],
    ] as const) {
      form.keep(name, 'HOME');
      form.leave(name);
      expect(form.field(name)).toMatchObject({ typed: 'HOME', fault: { key } });
    }
    expect(form.values().countries).toEqual(['KEN']);
    expect(faults(form)).toHaveLength(3);
    form.set('countries', ['KEN', 'ETH']);
    form.set('maker', 3);
    form.type('place', 'HOME');
    expect([form.field('place').value, faults(form)]).toEqual(['HOME', []]);
  });
  it('opens own words for a single choice', () => {
    const form = known();
    form.set('place', 'ETC');
    expect([form.isShown('place_etc'), form.values().place]).toEqual([true, 'ETC']);
    expect(faults(form)).toEqual(['place_etc field_required']);
    form.set('place', 'HOME');
    expect(form.isShown('place_etc')).toBe(false);
  });
  it('checks only what changed of a known record, so that an old value never stands in the way', () => {
    const form = createForm({ entity: cup, begin: { ...stored, heat: 9999 }, isNew: false });
    form.type('cup_name', '에티오피아');
    expect(faults(form)).toEqual([]);
  });
  it('checks a new record whole until it is kept, and then as any known one', () => {
    const form = fresh();
    form.type('cup_name', '케냐 AA');
    expect(faults(form)).toEqual(['tasted field_required']);
    form.rebase({ ...form.values(), heat: 9999 });
    form.type('cup_name', '케냐 AB');
    expect([form.changed(), faults(form)]).toEqual([['cup_name'], []]);
  });
  it('tells of one change once and leaves other fields the same object', () => {
    const form = known();
    const before = form.field('heat');
    let told = 0;
    const stop = form.subscribe(() => told++);
    form.type('cup_name', '케냐 AA');
    stop();
    form.type('cup_name', '케냐 AB');
    expect(told).toBe(1);
    expect(form.field('heat')).toBe(before);
  });
  it('marks what the server found on its fields', () => {
    const form = known();
    const fault = { name: 'countries', key: 'field_code', args: {} };
    form.mark([fault]);
    expect(form.field('countries').fault).toEqual(fault);
    form.set('countries', ['ETH']);
    expect(form.field('countries').fault).toBeNull();
  });
  it('keeps what was typed while it was being saved', () => {
    const form = known();
    form.type('cup_name', '케냐 AA');
    const sent = form.values();
    form.type('cup_name', '케냐 AA 2');
    form.rebase(sent);
    expect(form.field('cup_name')).toMatchObject({ value: '케냐 AA 2', typed: '케냐 AA 2' });
    expect(form.changed()).toEqual(['cup_name']);
  });
  it('takes over what others saved where nothing was changed here', () => {
    const form = known();
    form.type('cup_name', '케냐 AA');
    form.rebase({ cup_name: '케냐 AB', heat: 1000, tasted: '2026-11-21' });
    expect(form.values()).toMatchObject({ cup_name: '케냐 AA', heat: 1000, tasted: '2026-11-21' });
    expect(form.changed()).toEqual(['cup_name']);
  });
});

describe('a single field', () => {
  it('goes back to what it was, readable or not', () => {
    const form = known();
    expect(form.isUndoable('heat')).toBe(false);
    form.type('heat', '12,5');
    expect(form.isUndoable('heat')).toBe(true);
    form.undo('heat');
    expect(form.field('heat')).toEqual({ value: 2150, typed: undefined, fault: null });
    expect(form.changed()).toEqual([]);
    form.type('heat', 'warm');
    expect(form.isUndoable('heat')).toBe(true);
    form.undo('heat');
    expect([form.changed(), form.check()]).toEqual([[], []]);
  });
  it('of a new record has nothing to go back to', () => {
    const form = fresh();
    form.set('cup_name', '케냐');
    expect(form.isUndoable('cup_name')).toBe(false);
    form.rebase({ cup_seq: 2, cup_name: '케냐', tasted: '2026-11-20' });
    form.set('cup_name', '우일라');
    expect(form.isUndoable('cup_name')).toBe(true);
  });
  it('changes others when a person changes it, and only then', () => {
    const form = known();
    form.set('roasted', '2026-12-01');
    expect(form.field('tasted').value).toBe('2026-12-01');
    expect(form.field('rest').value).toBe(0);
    form.undo('tasted');
    expect(form.field('tasted').value).toBe('2026-11-20');
    form.type('roasted', '2026-12-01');
    expect(form.field('tasted').value).toBe('2026-11-20');
    form.type('roasted', '2026-12-0');
    form.type('roasted', '2026-12-02');
    expect(form.field('tasted').value).toBe('2026-12-02');
    form.rebase({ ...stored, roasted: '2026-12-24' });
    expect(form.field('tasted').value).toBe('2026-12-02');
  });
});

describe('a list of rows', () => {
  const blend = defineEntity({
    name: 'blend',
    scope: 'user',
    key: 'blend_seq',
    label: 'blend_name',
    fields: {
      blend_seq: serial({}),
      blend_name: text({ max: 30 }),
      beans: rows({
        table: 'blend_beans',
        of: {
          bean_order: count({ min: 1 }),
          bean_mass: count({ min: 0 }),
          bean_share: scaled({ scale: 10, min: 0, max: 100 }),
        },
        max: 20,
        order: 'bean_order',
        shares: { bean_share: 'bean_mass' },
      }),
    },
  });

  it('that is written as a whole is counted at once, so that it is kept as it was sent', () => {
    const form = createForm({ entity: blend, begin: {}, isNew: true });
    form.set('beans', [{ bean_mass: 30 }, { bean_mass: 10 }]);
    const beans = [
      { bean_order: 1, bean_mass: 30, bean_share: 750 },
      { bean_order: 2, bean_mass: 10, bean_share: 250 },
    ];
    expect(form.field('beans').value).toEqual(beans);
    form.rebase(form.values());
    expect(form.changed()).toEqual([]);
  });
});
