import type { intro as ko } from '../../ko/intro/intro.ts';

/** The front page. */
export const intro = {
  intro_title: 'Taste fades.\nNotes stay.',
  intro_lead:
    'Pick what you tasted in your coffee on the wheel and score it. Roasts, received lots, recipes and brews are kept in the same place.',
  intro_start: 'Write a first note',
  intro_write: 'Write a note',
  intro_wheel: 'Try the flavor wheel',
  intro_free: 'The four charts work without an account.',
  intro_taken: '{count, plural, one {The flavor you chose goes} other {The # flavors you chose go}} into the new note.',
  intro_hub: 'One cup',
  intro_hub_count: '{count} flavors',

  // the chain
  intro_chain: 'How one cup came to be',
  intro_chain_origin: 'Green',
  intro_chain_origin_name: 'Colombia Huila Pink Bourbon',
  intro_chain_origin_detail: 'Washed · moisture 10.8 %',
  intro_chain_roast: 'Roast',
  intro_chain_roast_name: '18 Nov · batch 3',
  intro_chain_roast_detail: '10:15 · DTR 17.1 %',
  intro_chain_received: 'Received',
  intro_chain_received_name: 'Cafe Ondo Yeonnam',
  intro_chain_received_detail: '2.0 kg · day 2',
  intro_chain_brew: 'Brew',
  intro_chain_brew_name: 'Hario V60',
  intro_chain_brew_detail: '20.0 g → 320 g · 2:50',
  intro_chain_note: 'Note',
  intro_chain_note_name: 'Jasmine, peach, honey',
  intro_chain_note_detail: 'day 6 after roast',

  // what can be tried
  intro_try_note: 'Scores leave a shape',
  intro_try_note_text:
    'Drag a corner or move a mark. Acidity was not scored here: that is a gap and not a zero, so its axis stays dotted.',
  intro_try_brew: 'Change the dose, keep the ratio',
  intro_try_brew_text:
    'Move the dose and the water of every pour follows. Brew with the timer, and afterwards plan and cup stand side by side, to the second and the gram.',
  intro_try_roast: 'Read a batch second by second',
  intro_try_roast_text:
    'Point at the curve and bean, air and rate of rise of that moment stand above it. Open the log files of the program you roast with.',
  intro_dose: 'Dose',
  intro_ratio: 'Ratio',
  intro_water: 'Water',
  intro_time: 'Time',

  // a sample note
  intro_sample: 'A sample note',
  intro_sample_hint: 'Move a score and the shape follows',
  intro_sample_name: 'Colombia Huila Pink Bourbon',
  intro_sample_when: '24 Nov',
  intro_sample_where: 'Cafe Ondo Yeonnam',
  intro_sample_memo: 'The peach gets clearer as it cools. A honey sweetness stays for a long while.',
  intro_sample_average: 'Average',
  intro_flavors: 'Flavors',
  intro_jasmine: 'Jasmine',
  intro_black_tea: 'Black tea',
  intro_peach: 'Peach',
  intro_honey: 'Honey',
  intro_almond: 'Almond',

  // who uses it
  intro_who: 'Who it is for',
  intro_home: 'At home',
  intro_home_text:
    'Write down today’s cup, compare it with the same coffee last month, and brew the recipe of a good day again.',
  intro_cafe: 'In a cafe',
  intro_cafe_text:
    'The bar keeps its coffees and lots together, and everybody sees the same number of days since roast.',
  intro_roastery: 'In a roastery',
  intro_roastery_text:
    'Mark crack and drop while you roast, then lay an earlier batch over it and see where they part. How long your green coffee lasts is there too.',
} as const satisfies Record<keyof typeof ko, string>;
