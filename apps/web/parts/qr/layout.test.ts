import { expect, it } from 'vitest';
import { layOut, svgOf } from './layout.ts';

const { size, path } = layOut('https://hanjan.example/cafe/coffeebean/qrdefault/0f8fad5b-d9cb-469f-a165-70867728950e');
const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
  Number(x),
  Number(y),
  Number(length),
]);

it('leaves four light squares on every side', () => {
  expect(Math.min(...dark.map(([x = 0]) => x))).toBe(4);
  expect(Math.max(...dark.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
  expect(Math.min(...dark.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...dark.map(([, y = 0]) => y))).toBe(size - 5);
});

it('has the three marks by which a reader finds it', () => {
  const rowAt = (y: number) => dark.filter(([, at]) => at === y).map(([x, , length]) => [x, length]);
  expect(rowAt(4)[0]).toEqual([4, 7]);
  expect(rowAt(4).at(-1)).toEqual([size - 11, 7]);
  expect(rowAt(size - 5)[0]).toEqual([4, 7]);
});

it('is the same for the same text and another one for another', () => {
  expect(layOut('/info/intro')).toEqual(layOut('/info/intro'));
  expect(layOut('/info/intro').path).not.toBe(layOut('/info/intrp').path);
});

it('takes an address of 300 bytes', () => {
  expect(layOut(`https://example.com/${'가'.repeat(93)}`).size).toBeLessThan(120);
});

it('is an SVG file of its own', () => {
  expect(svgOf({ size: 9, path: 'M4 4h1v1h-1z' }, 120)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 9 9" shape-rendering="crispEdges">' +
      '<path fill="#fff" d="M0 0h9v9H0z"/><path d="M4 4h1v1h-1z"/></svg>',
  );
});
