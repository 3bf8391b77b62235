import { describe, expect, it } from 'vitest';
import { colourOf, INITIAL, lookInside, lookOf } from './look.ts';

/** What a browser computes for an element that nobody has said anything about, with what somebody has. */
const computed = (said: Record<string, string> = {}) => {
  const style: Record<string, string> = {
    fill: 'rgb(0, 0, 0)',
    'fill-opacity': '1',
    'fill-rule': 'nonzero',
    stroke: 'none',
    'stroke-opacity': '1',
    'stroke-width': '1px',
    'stroke-dasharray': 'none',
    'stroke-dashoffset': '0px',
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
    'font-family': 'Pretendard, sans-serif',
    'font-size': '14px',
    'font-weight': '400',
    'letter-spacing': 'normal',
    'word-spacing': '0px',
    'text-anchor': 'start',
    'paint-order': 'normal',
    opacity: '1',
    'vector-effect': 'none',
    'dominant-baseline': 'auto',
    ...said,
  };
  return (property: string) => style[property] ?? '';
};

describe('the look of a part', () => {
  it('is nothing where nobody said anything', () => {
    for (const name of ['path', 'g', 'rect']) expect(lookOf(name, computed(), INITIAL)).toEqual({});
  });
  it('is said in numbers and colours that need no style sheet', () => {
    const said = {
      fill: 'none',
      stroke: 'rgba(60, 44, 30, 0.09)',
      'stroke-width': '2.25px',
      'stroke-dasharray': '2px, 4px',
    };
    expect(lookOf('path', computed(said), INITIAL)).toEqual({
      fill: 'none',
      stroke: '#3c2c1e',
      'stroke-opacity': '0.09',
      'stroke-width': '2.25',
      'stroke-dasharray': '2 4',
    });
  });
  it('has the opacity of its colour and its own in one', () => {
    const said = { fill: 'color(srgb 1 0.5 0 / 0.5)', 'fill-opacity': '0.5' };
    expect(lookOf('circle', computed(said), INITIAL)).toEqual({ fill: '#ff8000', 'fill-opacity': '0.25' });
  });
  it('of a line without a stroke says nothing of the stroke, of a group nothing that its parts say', () => {
    const said = { 'stroke-width': '3px', fill: 'rgb(1, 2, 3)', opacity: '0.5' };
    expect(lookOf('path', computed(said), INITIAL)).toEqual({ fill: '#010203', opacity: '0.5' });
    expect(lookOf('g', computed(said), INITIAL)).toEqual({ opacity: '0.5' });
  });
  it('of a text is said once for all that look the same', () => {
    const drawing = lookOf('text', computed({ 'text-anchor': 'middle' }), INITIAL);
    expect(drawing).toMatchObject({
      'font-family': 'Pretendard, sans-serif',
      'font-size': '14',
      'text-anchor': 'middle',
    });
    const inside = lookInside(drawing, INITIAL);
    expect(lookOf('text', computed({ 'text-anchor': 'middle' }), inside)).toEqual({});
    expect(lookOf('text', computed({ 'font-weight': '650' }), inside)).toEqual({
      'font-weight': '650',
      'text-anchor': 'start',
    });
  });
  it('hands on neither opacity nor where letters stand', () => {
    const text = computed({ opacity: '0.5', 'dominant-baseline': 'central' });
    const inside = lookInside(lookOf('text', text, INITIAL), INITIAL);
    expect(lookOf('tspan', text, inside)).toEqual({ opacity: '0.5', 'dominant-baseline': 'central' });
  });
});

it('a colour that is none stays what it is', () => {
  for (const none of ['none', 'url("#wood")', 'rgb()', '']) expect(colourOf(none)).toEqual([none, 1]);
  expect(colourOf('rgb(153, 64, 28)')).toEqual(['#99401c', 1]);
  expect(colourOf('rgb(153 64 28 / 0.5)')).toEqual(['#99401c', 0.5]);
});
