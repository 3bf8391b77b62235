import { expect, it } from 'vitest';
import { shapeOf } from './shape.ts';

const drawn = (localName: string, attributes: Record<string, string>) =>
  shapeOf({ localName, getAttribute: (name: string) => attributes[name] ?? null });

it.each([
  ['path', { d: 'M1 2L3 4Z' }, 'M1 2L3 4Z'],
  ['line', { x1: '1', y1: '2', x2: '3' }, 'M1 2L3 0'],
  ['polyline', { points: '0,0 4,0 4,3' }, 'M0,0 4,0 4,3'],
  ['polygon', { points: '0,0 4,0 4,3' }, 'M0,0 4,0 4,3Z'],
  ['circle', { cx: '5', cy: '6', r: '2' }, 'M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z'],
  ['ellipse', { rx: '2', ry: '1' }, 'M-2 0a2 1 0 1 0 4 0a2 1 0 1 0 -4 0Z'],
  ['rect', { x: '1', y: '2', width: '4', height: '3' }, 'M1 2h4v3h-4v-3Z'],
  [
    'rect',
    { width: '4', height: '2', rx: '9' },
    'M1 0h2a1 1 0 0 1 1 1v0a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v0a1 1 0 0 1 1 -1Z',
  ],
  ['path', {}, ''],
  ['polygon', { points: ' ' }, ''],
  ['title', {}, ''],
])('a %s of %j is a path', (name, attributes, path) => {
  expect(drawn(name, attributes)).toBe(path);
});
