import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompareRadar, CupSample } from './Compare.tsx';

const axes = ['a', 'b', 'c'].map((key) => ({ key, label: key }));
const cups = [5, 8].map((score, nth) => ({ key: `k${nth}`, name: `Cup ${nth}`, nth, values: [score, score, score] }));
const drawn = (strong?: string) =>
  renderToStaticMarkup(<CompareRadar {...{ axes, cups, strong }} label="Two cups" width={400} />);

it('draws each cup in a look of its own with its name and number', () => {
  const picture = drawn();
  expect(picture).toContain('aria-label="Two cups"');
  expect(picture.match(/class="cup"/g)).toHaveLength(2);
  expect(picture).toContain('<title>Cup 1</title>');
  expect(picture).toMatch(/class="tag"[^>]*data-cup="2"/);
  expect(picture).not.toContain('data-weak');
});

it('draws the one that stands out last, and all others weaker', () => {
  const picture = drawn('k0');
  expect(picture.indexOf('Cup 1')).toBeLessThan(picture.indexOf('Cup 0'));
  expect(picture.match(/data-strong/g)).toHaveLength(1);
  expect(picture.match(/class="cup"[^>]*data-weak/g)).toHaveLength(1);
});

it('has a sample of each look', () => {
  expect(renderToStaticMarkup(<CupSample nth={2} />)).toContain('data-cup="3"');
});
