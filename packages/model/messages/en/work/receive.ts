import type { receive as ko } from '../../ko/work/receive.ts';

export const receive = {
  confirm_refresh: 'There is a record of this coffee already. Load it?',
  confirm_coffeebean_register: 'This coffee is not registered yet. Register it first?',
  receive_load: 'Load it',
  receive_new: 'Write a new one',
  serial_filled: 'Filled in from the QR code of the coffee',
  serial_unknown: 'This coffee is not known',
  serial_failed: 'The coffee could not be loaded',
  serial_open: 'About this coffee',
  receive_unlinked:
    'Your cafe does not buy from this roastery, so only what customers see is filled in. Please write down the rest.',
  receive_little: 'The roastery shows only the name and countries of this coffee. Please write down the rest.',
  receive_no_coffee: 'None of the coffees of your cafe is this one. Please choose which coffee it is.',
  receive_register: 'Register the coffee',
  receive_pick: 'Choose it myself',
  receive_to_list: 'Back to the lots',
  receive_by_hand: 'Register it by hand',
  receive_back_in_use:
    'This coffee was not in use, so ‘in use’ is ticked here. Save it to go on and receive the batch.',
  receive_seniors_title: 'Coffees are registered by senior assistants and above',
  receive_seniors_text: 'Please ask one of them to register this coffee.',
  receive_seniors_known: 'This coffee is registered already',
  receive_seniors_in_use: 'There is no need to register it again.',
  receive_seniors_unused: 'It is not in use now. Please ask a senior assistant or above to use it again.',
  qrdefault_none_title: 'Register a coffee by the QR code of its roastery',
  qrdefault_none_text:
    'Scan the QR code for cafes on the bag: a new coffee opens with its names and green coffee filled in.',
  qrreceived_none_title: 'Receive coffee by the QR code of its roastery',
  qrreceived_none_text:
    'Scan the QR code of the batch on the bag: a new lot opens with its roast date and losses filled in.',
  receive_scan: 'Scan a QR code',
  published_lead: 'Coffees that the roasteries you buy from show to your cafe. Open a name to see more.',
  published_none_title: 'No coffee is published yet',
  published_none_text: 'Blends that a roastery you buy from shows to cafes are gathered here.',
  published_single: 'Single origin',
  published_take: 'Register it',
  published_taken: 'See our coffee',
} as const satisfies Record<keyof typeof ko, string>;
