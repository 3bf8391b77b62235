import { AS_BREW } from '@hanjan/model/cafe/setting/names.ts';
import { cafeSettingResult } from '@hanjan/model/cafe/setting/setting_result.ts';
import { expect, it, vi } from 'vitest';
import { controlId } from './control.ts';
import { renamedForm } from './renamed.ts';
import { createForm } from './store.ts';

const opened = () => {
  const form = createForm({ entity: cafeSettingResult, begin: { setting_bean_mass: 200 }, isNew: true });
  return { form, brew: renamedForm(form, AS_BREW) };
};

it('reads and writes the fields of the form by other names', () => {
  const { form, brew } = opened();
  expect(brew.field('brewing_bean_mass').value).toBe(200);
  brew.set('brewing_start_mass', 400);
  brew.type('brewing_step1_mass', '80');
  expect(form.field('setting_step1_mass').value).toBe(800);
  expect(brew.field('brewing_result_total').value).toBe(1200);
  expect(brew.values()).toMatchObject({ brewing_start_mass: 400, brewing_step1_mass: 800, brewing_bean_mass: 200 });
  expect(brew.changed().toSorted()).toEqual(['brewing_start_mass', 'brewing_step1_mass']);
  brew.type('brewing_temp', '뜨겁게');
  brew.leave('brewing_temp');
  expect([form.field('setting_temp').typed, brew.field('brewing_temp').fault?.key]).toEqual(['뜨겁게', 'field_NaN']);
});

it('a field keeps its control, its label’s field and its listeners under the other name', () => {
  const { form, brew } = opened();
  expect(controlId(brew, 'brewing_temp')).toBe(controlId(form, 'setting_temp'));
  expect(brew.entity.fields.brewing_mass).toMatchObject({ kind: 'scaled', labels: { by: 'brewing_type' } });
  const hear = vi.fn();
  const leave = brew.subscribe(hear, ['brewing_temp']);
  form.set('setting_bean_mass', 180);
  expect(hear).not.toHaveBeenCalled();
  form.set('setting_temp', 9300);
  leave();
  form.set('setting_temp', 9400);
  expect(hear).toHaveBeenCalledOnce();
});

it('what the form does not have says nothing, always the same, and takes nothing', () => {
  const { form, brew } = opened();
  const before = form.values();
  brew.set('brewing_step1_flux', 20);
  brew.type('brewing_nothing', '3');
  expect(form.values()).toEqual(before);
  expect(brew.field('brewing_step1_flux')).toBe(brew.field('brewing_nothing'));
  expect(brew.field('brewing_step1_flux')).toEqual({ value: null, typed: undefined, fault: null });
  expect(brew.entity.fields.brewing_step1_flux).toBeUndefined();
});
