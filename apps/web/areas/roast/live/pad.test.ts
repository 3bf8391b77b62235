import { describe, expect, it } from 'vitest';
import { mostOf, type Pad, padValues } from './pad.ts';

const pad = (texts: Pad['texts']): Pad => ({ target: { ms: 0 }, field: 'bean', texts });

describe('the pad', () => {
  it('knows how hot the bean can be in either unit', () => {
    expect([mostOf('bean', 'C'), mostOf('bean', 'F')]).toEqual([300, 572]);
  });
  it('holds °C whatever was read, and nothing where nothing was typed', () => {
    expect(padValues(pad({ bean: '198.3', air: '' }), 'C')).toEqual({ values: { bean: 198.3 } });
    expect(padValues(pad({ bean: '392', air: '437', input1: '60' }), 'F')).toEqual({
      values: { bean: 200, air: 225, input1: 60 },
    });
  });
  it('names the value that cannot be, and its bounds as they are read; what can be stays', () => {
    expect(padValues(pad({ bean: '150', air: '2000' }), 'F')).toMatchObject({
      values: { bean: expect.closeTo(65.56, 2) },
      wrong: { field: 'air', fault: { key: 'field_maxValue', args: { min: 32, max: 1832 } } },
    });
  });
});
