import type { Pressed } from './pressed.ts';

/** A key with those that are stored down with it; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
export type Chord = readonly string[];

/** Whether the keyboard has ⌘ for what others do with Ctrl. */
const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);

const MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };
const NAMES: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** What stands on a key. */
export const keyText = (key: string, onMac = isMac()): string => (onMac && MAC[key]) || (NAMES[key] ?? key);

/** A chord as people write it: `Ctrl+K`, on a Mac `⌘K`. */
export const chordText = (chord: Chord, onMac = isMac()): string =>
  chord.map((key) => keyText(key, onMac)).join(onMac ? '' : '+');

/** Opens the palette. Ctrl+K on a Mac stays with the text box, where it cuts a line; some keyboards name the Korean letter. */
export const PALETTE: Chord = ['Mod', 'K'];
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, onMac = isMac()): boolean =>
  (key.toLowerCase() === 'k' || key === 'ㅏ') &&
  (onMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !altKey &&
  !shiftKey;

/** Shows the shortcuts, where no text is typed. */
export const SHEET: Chord = ['?'];
export const isSheetKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey;

const PRESSED = ['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'file', 'image', 'color'];

/** Whether keys write something there. */
export function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !PRESSED.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}
