import type { palette } from '@hanjan/model/messages/ko/palette/palette.ts';
import { type Chord, PALETTE, SHEET } from '../../parts/chords.ts';

type Text = keyof typeof palette;

/** What some keys do, and the keys: each chord by itself, or two for there and back. */
export interface Shortcut {
  readonly does: Text;
  readonly chords: readonly Chord[];
}

/** Shortcuts that work in the same place. */
export interface ShortcutGroup {
  readonly where: Text;
  readonly shortcuts: readonly Shortcut[];
}

const one = (does: Text, ...chord: Chord): Shortcut => ({ does, chords: [chord] });
const both = (does: Text, ...chords: readonly Chord[]): Shortcut => ({ does, chords });

/** Every shortcut of the product, besides what keys do in any browser. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    where: 'keys_everywhere',
    shortcuts: [
      one('keys_palette', ...PALETTE),
      one('keys_sheet', ...SHEET),
      one('keys_undo', 'Mod', 'Z'),
      one('keys_close', 'Escape'),
    ],
  },
  {
    where: 'keys_list',
    shortcuts: [
      both('keys_rows', ['ArrowUp'], ['ArrowDown']),
      both('keys_rows_page', ['PageUp'], ['PageDown']),
      both('keys_rows_end', ['Home'], ['End']),
      one('keys_open', 'Enter'),
      one('keys_select', 'Space'),
      one('keys_select_to', 'Shift', 'Space'),
      both('keys_walk', ['Alt', 'ArrowUp'], ['Alt', 'ArrowDown']),
    ],
  },
  {
    where: 'keys_days',
    shortcuts: [
      both('keys_month', ['PageUp'], ['PageDown']),
      both('keys_year', ['Shift', 'PageUp'], ['Shift', 'PageDown']),
    ],
  },
  {
    where: 'keys_form',
    shortcuts: [
      one('keys_save', 'Mod', 'S'),
      both('keys_choices', ['ArrowUp'], ['ArrowDown']),
      both('keys_step', ['ArrowUp'], ['ArrowDown']),
      both('keys_step_ten', ['Shift', 'ArrowUp'], ['Shift', 'ArrowDown']),
      one('keys_calendar', 'Alt', 'ArrowDown'),
      both('keys_score', ['0–9'], ['End']),
      one('keys_unscore', 'Delete'),
      one('keys_down', 'Enter'),
      both('keys_move', ['Alt', 'ArrowUp'], ['Alt', 'ArrowDown']),
    ],
  },
  {
    where: 'keys_brew',
    shortcuts: [
      both('keys_brew_next', ['Space'], ['Enter']),
      one('keys_brew_weigh', '0–9'),
      one('keys_brew_pause', 'P'),
      one('keys_brew_back', 'Backspace'),
      both('keys_brew_lane', ['1'], ['2']),
    ],
  },
  {
    where: 'keys_roast',
    shortcuts: [one('keys_roast_mark', 'Space'), one('keys_roast_note', '0–9')],
  },
];
