import type { product as ko } from '../../ko/setting/product.ts';

/** What makers and sellers offer as administrators keep them. */
export const product = {
  setting_equip_write: 'New product',
  list_setting_equip_title: 'Equipment products',
  list_setting_equip_new: 'Add a product',
  list_setting_equip_empty_title: 'No products yet',
  list_setting_equip_empty_text: 'Products that you add can be chosen by everybody who writes down equipment.',
  material_nick_locale: 'Local nickname',
  material_nick: 'Nickname',
  setting_material_write: 'New material',
  list_setting_material_title: 'Materials',
  list_setting_material_new: 'Add a material',
  list_setting_material_empty_title: 'No materials yet',
  list_setting_material_empty_text: 'Bags, cups, filters and other things that cafes and roasteries use.',
  setting_greenbean_default_write: 'New green coffee',
  list_setting_greenbean_default_title: 'Green coffees',
  list_setting_greenbean_default_new: 'Add a green coffee',
  list_setting_greenbean_default_empty_title: 'No green coffees yet',
  list_setting_greenbean_default_empty_text: 'Roasteries fill their own green coffees from those that you add.',
  setting_greenbean_year_write: 'New year of a green coffee',
  list_setting_greenbean_year_title: 'Green coffees by year',
  list_setting_greenbean_year_new: 'Add a year',
  list_setting_greenbean_year_empty_title: 'No years yet',
  list_setting_greenbean_year_empty_text:
    'A green coffee differs from year to year. Write down what was measured each year.',
} as const satisfies Record<keyof typeof ko, string>;
