import type { brewTimer as ko } from '../../ko/brew/brew_timer.ts';

/** The timer of a brew and the main timer. */
export const brewTimer = {
  pour_only: 'Brew',
  pour_bloom: 'Bloom',
  pour_nth: 'Pour {nth}',
  pour_espresso_nth: 'Extraction {nth}',
  pour_preinfusion: 'Preinfusion',

  brew_untitled: 'Brew',
  brew_again: 'Brew again',
  brew_running: 'A brew is being timed',
  brew_running_text: 'You can time another one beside it ({title}). Discarding throws it away.',
  brew_running_throw: 'Discard and start',
  brew_standing: 'A brew stands ready',
  brew_standing_text: 'You can time another one beside it ({title}).',
  brew_standing_throw: 'Start instead',
  brew_beside: 'Start beside it',
  brew_one_more: 'One more beside it',
  brew_full: 'There are two brews already',
  brew_full_text: 'A device times two brews at once. Save or discard one of them first.',
  brew_nth: 'Brew {nth}',
  brew_replaced: 'The brew before was discarded, and a new one started.',
  brew_clock_set: 'The clock of this device went back; the time was set right.',

  timer_main: 'Main timer',
  timer_stop: 'Stop the timer',
  timer_again: 'Time again from 0:00',
  timer_close: 'Close the timer',
  timer_paused: 'Paused',
  timer_over: 'Brew over',
  timer_room: 'Open the brew timer',
  timer_room_nth: 'Open the timer of brew {nth}',
} as const satisfies Record<keyof typeof ko, string>;
