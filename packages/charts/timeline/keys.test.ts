import { describe, expect, it } from 'vitest';
import { cursorBy, type Press } from './keys.ts';

describe('keys', () => {
  const marks = [70, 276, 510].map((s) => ({ s }));
  const whole = { from: -45, to: 615 };
  const press = (key: string, with_: Partial<Press> = {}) => ({ key, shiftKey: false, ctrlKey: false, ...with_ });
  const by = (s: number | null, key: string, with_?: Partial<Press>) => cursorBy(press(key, with_), s, marks, whole);

  it('go by a second, by ten, to the next mark, and to the ends', () => {
    expect([by(100.4, 'ArrowRight'), by(100, 'ArrowLeft'), by(100, 'ArrowRight', { shiftKey: true })]).toEqual([
      101, 99, 110,
    ]);
    expect([by(100, 'PageDown'), by(276, 'ArrowRight', { ctrlKey: true }), by(276, 'PageUp')]).toEqual([276, 510, 70]);
    expect([by(100, 'Home'), by(100, 'End'), by(511, 'PageDown'), by(5, 'PageUp')]).toEqual([-45, 615, 615, -45]);
  });
  it('go by steps of a long time', () => {
    expect(cursorBy(press('ArrowRight'), 119, marks, whole, 60)).toBe(180);
  });
  it('end at the ends, begin there, and leave other keys alone', () => {
    expect([by(615, 'ArrowRight'), by(-45, 'ArrowLeft'), by(null, 'ArrowRight'), by(null, 'ArrowLeft')]).toEqual([
      615, -45, -45, 615,
    ]);
    expect([by(5, 'a'), by(5, 'Tab'), by(5, 'toString')]).toEqual([undefined, undefined, undefined]);
  });
});
