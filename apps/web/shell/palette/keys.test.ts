import { describe, expect, it } from 'vitest';
import { chordText, isPaletteKey, isSheetKey } from '../../parts/chords.ts';
import { isUndoKey } from '../../parts/undo_key.ts';
import { afterKey } from './ahead.ts';
import { SHORTCUTS } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, ...held: (keyof typeof none)[]) => ({
  key,
  ...none,
  ...Object.fromEntries(held.map((name) => [name, true])),
});

describe('the palette is opened', () => {
  it.each([
    [press('k', 'ctrlKey'), true, false],
    [press('K', 'ctrlKey'), true, false],
    [press('ㅏ', 'ctrlKey'), true, false],
    [press('k', 'metaKey'), false, true],
    [press('k', 'ctrlKey', 'metaKey'), false, false],
    [press('k', 'ctrlKey', 'shiftKey'), false, false],
    [press('k', 'ctrlKey', 'altKey'), false, false],
    [press('k'), false, false],
    [press('j', 'ctrlKey'), false, false],
  ])('by %j', (event, elsewhere, onMac) => {
    expect([isPaletteKey(event, false), isPaletteKey(event, true)]).toEqual([elsewhere, onMac]);
  });
});

describe('what is typed before there is a box', () => {
  it('is written as the box would, and nothing else', () => {
    const keys = ['Shift', 'X', '노', 'ㅌ', 'Backspace', '👍', 'Backspace', ' ', '?', 'Enter', 'Tab'];
    const heard = keys.map((key) => [key, afterKey('ab', press(key))]);
    expect(heard.filter(([, text]) => text === null).map(([key]) => key)).toEqual(['Shift', 'Tab']);
    const typed = keys.reduce((text, key) => afterKey(text, press(key)) ?? text, '');
    expect(typed).toBe('X노 ?');
    expect([afterKey('', press('a', 'ctrlKey')), afterKey('', press('Backspace'))]).toEqual([null, '']);
  });
});

describe('a change is taken back', () => {
  it.each([
    [press('z', 'ctrlKey'), true],
    [press('Z', 'metaKey'), true],
    [press('ㅋ', 'ctrlKey'), true],
    [press('z', 'ctrlKey', 'shiftKey'), false],
    [press('z', 'ctrlKey', 'altKey'), false],
    [press('z'), false],
    [press('ㅌ', 'ctrlKey'), false],
  ])('by %j: %s', (event, isUndo) => {
    expect(isUndoKey(event)).toBe(isUndo);
  });
});

describe('the sheet is opened', () => {
  it('by a question mark alone', () => {
    expect(isSheetKey(press('?', 'shiftKey'))).toBe(true);
    expect(isSheetKey(press('?', 'ctrlKey'))).toBe(false);
    expect(isSheetKey(press('/'))).toBe(false);
  });
});

describe('chords', () => {
  it('are written as on the keyboard', () => {
    expect([chordText(['Mod', 'K'], false), chordText(['Mod', 'K'], true)]).toEqual(['Ctrl+K', '⌘K']);
    expect([chordText(['Alt', 'ArrowDown'], false), chordText(['Alt', 'ArrowDown'], true)]).toEqual(['Alt+↓', '⌥↓']);
  });
  it('do one thing in a place each, and each thing stands there once', () => {
    const texts = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts.map(({ does }) => does));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(12);
  });
});
