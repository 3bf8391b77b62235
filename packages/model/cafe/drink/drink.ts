import { atLeast, code, codes, count, flag, memo, ref, rows, scaled, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { dose } from '../../presets.ts';
import { shareOf } from './cost.ts';

const BARISTA = atLeast('cafe', 'BARISTA');
const MNG = atLeast('cafe', 'MNG');

/** So much of a material or of another drink, in its unit. */
const amount = scaled({ scale: 10, min: 0.1, max: 100_000, required: true });

/** What is counted, weighed or measured like a material. The server writes the unit of what was chosen where it is left out. */
const unit = code({ group: 'MTUNIT' });

/** Won for all that a recipe makes. */
export const drinkCost = count({ min: 0, max: 1_000_000_000, unit: '₩', readonly: true });

/** What a cafe sells, or makes to put it into what it sells: what goes in, how it is made, what it costs. */
export const cafeDrink = defineEntity({
  name: 'cafe_drink',
  scope: 'cafe',
  key: 'drink_seq',
  label: { plain: 'drink_name', locale: 'drink_name_locale' },
  subtitle: ['drink_served'],
  fields: {
    drink_seq: serial({}),
    drink_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    drink_name: text({ required: 'plain', min: 3, max: 300 }),
    drink_type: code({ required: true, group: 'DRNK' }),
    drink_served: code({ group: 'DRSV' }),
    drink_cup: text({ max: 100, suggest: true }),
    /** How much the recipe makes: a cup, or grams of a cream that goes into other drinks. */
    drink_yield: count({ required: true, min: 1, max: 100_000, initial: 1 }),
    drink_unit: code({ required: true, group: 'MTUNIT', initial: 'PC' }),
    drink_coffee: rows({
      table: 'cafe_drink_coffee',
      of: {
        coffee_order: count({ min: 1, view: 'ordinal' }),
        coffeebean_seq: ref({ to: 'cafe_coffeebean' }),
        /** Says the coffee and how much of it where they are left out. */
        brewing_seq: ref({ to: 'cafe_brewing_default' }),
        coffee_mass: { ...dose, min: 0.1 },
      },
      max: 5,
      order: 'coffee_order',
    }),
    drink_material: rows({
      table: 'cafe_drink_material',
      of: {
        material_order: count({ min: 1, view: 'ordinal' }),
        material_seq: ref({ to: 'cafe_material', required: true }),
        material_amount: amount,
        material_unit: unit,
      },
      max: 30,
      order: 'material_order',
    }),
    drink_base: rows({
      table: 'cafe_drink_base',
      of: {
        base_order: count({ min: 1, view: 'ordinal' }),
        base_drink_seq: ref({ to: 'cafe_drink', required: true }),
        base_amount: amount,
        base_unit: unit,
      },
      max: 10,
      order: 'base_order',
    }),
    drink_step: rows({
      table: 'cafe_drink_step',
      of: {
        step_order: count({ min: 1, view: 'ordinal' }),
        step_text: text({ required: true, max: 600 }),
      },
      max: 20,
      order: 'step_order',
    }),
    /** Of a cup, as it stands on the board. */
    drink_price: count({ min: 0, max: 10_000_000, unit: '₩' }),
    /** Empty while something in it has no price. */
    drink_cost: drinkCost,
    drink_share: scaled({ scale: 10, min: 0, max: 100_000, unit: '%', readonly: true }),
    drink_allergen_list: codes({ group: 'ALRG', max: 300 }),
    drink_use: flag({ initial: true, view: 'word' }),
    drink_note: memo({ max: 3000 }),
  },
  derive: {
    drink_share: {
      from: ['drink_cost', 'drink_yield', 'drink_price'],
      to: ({ drink_cost, drink_yield, drink_price }: Priced) => shareOf(drink_cost, drink_yield, drink_price),
    },
  },
});

interface Priced {
  readonly drink_cost: number | null;
  readonly drink_yield: number | null;
  readonly drink_price: number | null;
}

const NAMES = ['drink_name_locale', 'drink_name'] as const;

/** The list and form of a cafe's drinks. What they cost is for those who buy. */
export const cafeDrinkScreen = defineScreen(cafeDrink, {
  name: 'cafe_drink',
  path: '/api/cafe/recipe/drink',
  access: { list: BARISTA, read: BARISTA, code: BARISTA, write: MNG, edit: MNG, remove: atLeast('cafe', 'SMNG') },
  fields: { drink_cost: { read: MNG }, drink_share: { read: MNG } },
  list: {
    columns: [
      ...NAMES,
      'drink_type',
      'drink_served',
      'drink_cup',
      'drink_price',
      'drink_cost',
      'drink_share',
      'drink_allergen_list',
      'drink_use',
    ],
    search: [
      'drink_type',
      'drink_served',
      'drink_material.material_seq',
      'drink_coffee.coffeebean_seq',
      'drink_base.base_drink_seq',
      'drink_allergen_list',
      'drink_price',
      'drink_share',
      'drink_use',
    ],
    title: [...NAMES, 'drink_cup'],
    sort: [...NAMES, 'drink_type', 'drink_price', 'drink_cost', 'drink_share', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['drink_use', 'drink_type'],
  },
  code: { filters: ['drink_type'], use: 'drink_use', with: ['drink_unit'] },
  reading: 'drink',
  form: [
    {
      key: 'drink_named',
      fields: [...NAMES, 'drink_type', 'drink_served', 'drink_cup', 'drink_price', 'drink_use'],
    },
    { key: 'drink_coffees', fields: ['drink_coffee'] },
    { key: 'drink_materials', fields: ['drink_material'] },
    { key: 'drink_bases', fields: ['drink_base'] },
    { key: 'drink_steps', fields: ['drink_step'] },
    { key: 'drink_costs', view: 'drink_cost', fields: ['drink_cost', 'drink_share'] },
    { key: 'drink_made', fields: ['drink_yield', 'drink_unit'] },
    { key: 'drink_more', fields: ['drink_allergen_list', 'drink_note'] },
  ],
});
