import type { cafeBar as ko } from '../../ko/cafe/cafe_bar.ts';

export const cafeBar = {
  cafe_equip_write: 'New equipment',
  list_cafe_equip_title: 'Equipment',
  list_cafe_equip_new: 'Add equipment',
  list_cafe_equip_empty_title: 'Waiting for the first piece',
  list_cafe_equip_empty_text:
    'Add the machine and the grinder first: recipes and brews choose from what is here. A type and a name are enough.',
  cafe_brewing_default_write: 'New brewing recipe',
  list_cafe_brewing_default_title: 'Brewing recipes',
  list_cafe_brewing_default_new: 'Write a recipe',
  list_cafe_brewing_default_empty_title: 'Waiting for the first recipe',
  list_cafe_brewing_default_empty_text:
    'Write down how each coffee is brewed, and the bar only has to choose and pour.',
  cafe_brewing_result_write: 'New brew',
  list_cafe_brewing_result_title: 'Brews',
  list_cafe_brewing_result_new: 'Record a brew',
  list_cafe_brewing_result_empty_title: 'Waiting for the first brew',
  list_cafe_brewing_result_empty_text:
    'What is brewed while dialing in collects here by day. A brew that is starred stands large on Today.',
  cafe_brewing_today_write: 'Brew',
  list_cafe_brewing_today_title: 'Today',
  list_cafe_brewing_today_new: 'Record a brew',
  list_cafe_brewing_today_empty_title: 'Nothing is dialed in yet',
  list_cafe_brewing_today_empty_text: 'Star a brew, and it stands here large enough to read from the bar.',
  cafe_qc_coffeebean_write: 'New cupping note',
  list_cafe_qc_coffeebean_title: 'Cupping notes',
  list_cafe_qc_coffeebean_new: 'Write a note',
  list_cafe_qc_coffeebean_empty_title: 'Waiting for the first cupping',
  list_cafe_qc_coffeebean_empty_text:
    'Choose a coffee and write scores and flavors, and see how it changes from day to day.',
  received_seq: 'Received lot',
  received_seq_field_fit: 'This lot is of another coffee. Choose a lot of this coffee.',
  received_filled: 'Filled in how the lot was roasted.',
  received_missing: 'The lot could not be loaded. Please choose it again.',
  bar_shown_as: 'Shown {name}',
  bar_as_wall: 'large',
  bar_as_list: 'as a list',
  bar_seconds: 's',
  bar_changed: 'against what stood before',
  bar_once_more: 'Once more',
  bar_once_more_of: 'Once more: {title}',
} satisfies Record<keyof typeof ko, string>;
