import type { roasterForm as ko } from '../../ko/roaster/roaster_form.ts';

/** Forms of a roastery: what they ask and say beside their fields. */
export const roasterForm = {
  // a roast is written
  loss_unusual_title: 'The weight loss is {loss} %',
  loss_unusual_text: '{green} went in and {roasted} came out. Check the weights and their units.',
  loss_unusual_confirm: 'Save it so',
  loss_unusual_cancel: 'Correct the weights',
  roasting_recipe_filled: 'Filled from the recipe.',
  roasting_recipe_missing: 'The recipe could not be read. Choose it again.',
  batch_planned: 'Batch {no} (planned)',
  batch_given: 'Given when it is saved',
  moisture_assumed: 'assumed',
  moisture_assumed_text: 'Not measured: it is what the lot or the green coffee says',
  lot_none: 'This green coffee has no lot yet. Add one under Green stock first.',

  // a planned roast goes to another day
  roast_move_today: 'Move to today',
  roast_move_tomorrow: 'Move to tomorrow',
  roast_moved: 'Moved to {day}.',
  roast_move_failed: 'It was not moved',

  // a recipe and the roasts after it
  roast_this_recipe: 'Roast this',
  roasted_after: 'Last roasts',
  roasted_after_roast: 'Roast',
  roast_reference: 'Reference',
  roast_reference_make: 'Make this the reference',
  roast_reference_is: 'This is the reference roast of its recipe.',
  roast_reference_made:
    '{count, plural, =0 {It is the reference now.} one {It is the reference now, and filled an empty target.} other {It is the reference now, and filled # empty targets.}}',
  roast_reference_failed: 'It was not made the reference',

  // the air of a roast, by places and what is measured there
  air_outside: 'Outside',
  air_inside1: 'Inside 1',
  air_inside2: 'Inside 2',
  air_inside3: 'Inside 3',
  air_air: 'Temperature',
  air_humidity: 'Humidity',
  air_pressure: 'Pressure',
  air_distance: 'Distance',

  // a roast is read
  roast_head_mass: 'Green → roasted',

  // a green coffee is written
  greenbean_filled: '{count, plural, one {# empty field was filled.} other {# empty fields were filled.}}',
} as const satisfies Record<keyof typeof ko, string>;
