import type { shopping as ko } from '../../ko/cafe/shopping.ts';

/** What a cafe has to buy. */
export const shopping = {
  shopping_lead:
    'Coffees that run low. Change the amounts and untick what you do not buy. Your changes stay on this device until the list is cleared.',
  shopping_none:
    'Nothing to order now: every coffee lasts longer than it has to. Each coffee can say for how many days; without it 7 count.',
  shopping_empty_title: 'Nobody can tell yet what to order',
  shopping_empty_text:
    'Register the lots that come in and record brews of them, and the use per day becomes known. After about a week the coffees that run low stand here, with how much to order.',
  shopping_no_roaster: 'No roastery named',
  shopping_amount: 'How much {name}',
  shopping_less: 'Less {name}',
  shopping_more: 'More {name}',
  shopping_bad_mass: 'Please write a weight above 0.',
  shopping_coffee_add: 'Add another coffee',
  shopping_own: 'What else to buy',
  shopping_own_new: 'Something else',
  shopping_drop: 'Remove {name}',
  shopping_subject: '{cafe}: order of {day}',
  shopping_copied: 'The list has been copied.',
  shopping_mail: 'Mail',
  shopping_clear: 'Clear the list',
  shopping_cleared: 'Your changes have been cleared.',
} as const satisfies Record<keyof typeof ko, string>;
