import type { roasterLists as ko } from '../../ko/roaster/roaster_lists.ts';

/** The lists and new records of a roastery. */
export const roasterLists = {
  roaster_equip_write: 'New equipment',
  list_roaster_equip_title: 'Equipment',
  list_roaster_equip_new: 'Add equipment',
  list_roaster_equip_empty_title: 'The first piece of equipment belongs here',
  list_roaster_equip_empty_text:
    'Begin with the roasting machines: recipes and roasts choose from them. A type and a name are enough.',

  roaster_greenbean_write: 'New green coffee',
  list_roaster_greenbean_title: 'Green coffees',
  list_roaster_greenbean_new: 'Add a green coffee',
  list_roaster_greenbean_empty_title: 'The first green coffee belongs here',
  list_roaster_greenbean_empty_text:
    'Write down a green coffee that you roast once; whenever more of it comes in, only the lot of that year is left to add. Choosing a known one fills its origin and figures.',

  roaster_greenbean_year_write: 'New lot',
  list_roaster_greenbean_year_title: 'Green stock',
  list_roaster_greenbean_year_new: 'Add a lot',
  list_roaster_greenbean_year_empty_title: 'The first lot belongs here',
  list_roaster_greenbean_year_empty_text:
    'When green coffee comes in, write its year and how much. From then on every roast takes its share out of the stock.',

  roaster_greenbean_arrival_write: 'New arrival',
  list_roaster_greenbean_arrival_title: 'Green arrivals',
  list_roaster_greenbean_arrival_new: 'Record an arrival',
  list_roaster_greenbean_arrival_empty_title: 'Waiting for the first arrival',
  list_roaster_greenbean_arrival_empty_text:
    'Record the day, the mass and the lot number whenever green coffee arrives. Roasts use what came first, and each arrival shows what is left of it.',

  roaster_roasting_write: 'New roast recipe',
  list_roaster_roasting_title: 'Roast recipes',
  list_roaster_roasting_new: 'Write a recipe',
  list_roaster_roasting_empty_title: 'The first recipe belongs here',
  list_roaster_roasting_empty_text:
    'Write down which green coffees you roast and how much of each; a roast then only needs the recipe chosen. Add the green coffees first.',

  roaster_roasting_result_write: 'New roast',
  list_roaster_roasting_result_title: 'Roasts',
  list_roaster_roasting_result_new: 'Record a roast',
  list_roaster_roasting_result_empty_title: 'The first roast belongs here',
  list_roaster_roasting_result_empty_text:
    'Choose a recipe, roast, and write what came out: the losses are calculated, and green and roasted stock follow.',

  list_roaster_roasting_inventory_title: 'Roasted stock',
  list_roaster_roasting_inventory_empty_title: 'Nothing has been roasted yet',
  list_roaster_roasting_inventory_empty_text:
    'Once a roast says what came out, that batch is here with what is left of it.',

  roaster_qc_brewing_default_write: 'New brew setting',
  list_roaster_qc_brewing_default_title: 'Brew settings',
  list_roaster_qc_brewing_default_new: 'Write a setting',
  list_roaster_qc_brewing_default_empty_title: 'Waiting for the first setting',
  list_roaster_qc_brewing_default_empty_text:
    'Write down how you brew what you taste, so that every cup is brewed alike. Brew notes choose from these.',

  roaster_qc_blending_result_write: 'New brew note',
  list_roaster_qc_blending_result_title: 'Brew notes',
  list_roaster_qc_blending_result_new: 'Write a brew note',
  list_roaster_qc_blending_result_empty_title: 'Waiting for the first brew note',
  list_roaster_qc_blending_result_empty_text:
    'Choose a blend that was made, score it and write how it tasted: it is kept with how many days after blending that was.',

  roaster_qc_blending_write: 'New blend cupping',
  list_roaster_qc_blending_title: 'Blend cuppings',
  list_roaster_qc_blending_new: 'Write a cupping',
  list_roaster_qc_blending_empty_title: 'The first cupping belongs here',
  list_roaster_qc_blending_empty_text:
    'Choose a blend, score it and write how it tasted: how each blend turned out is kept here by date.',

  roaster_qc_roasting_write: 'New roast cupping',
  list_roaster_qc_roasting_title: 'Roast cuppings',
  list_roaster_qc_roasting_new: 'Write a cupping',
  list_roaster_qc_roasting_empty_title: 'The first cupping belongs here',
  list_roaster_qc_roasting_empty_text:
    'Choose a roast, score it and write how it tasted: every batch is kept here by date.',

  roaster_qc_greenbean_write: 'New green cupping',
  list_roaster_qc_greenbean_title: 'Green cuppings',
  list_roaster_qc_greenbean_new: 'Write a cupping',
  list_roaster_qc_greenbean_empty_title: 'The first cupping belongs here',
  list_roaster_qc_greenbean_empty_text:
    'Choose a lot, score it and write how it tasted: how each year turned out is kept here by date.',
} satisfies Record<keyof typeof ko, string>;
