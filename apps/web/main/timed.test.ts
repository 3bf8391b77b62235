import { beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../../test/harness/storage.ts';
import { countTimed } from './timed.ts';

let device: Storage;
beforeEach(() => {
  device = storageOf();
  vi.stubGlobal('localStorage', device);
});
const keep = (name: string, work: unknown) => device.setItem(`hanjan.work.${name}`, JSON.stringify(work));

const roast = { start: 1, typed: {}, preheat: { from: null, to: null }, readings: [] };
const brewed = { fields: {}, plan: {} };

it.each<[string, string, unknown, number]>([
  ['a brew', 'brewrun', { id: '1' }, 1],
  ['none', 'brewrun', null, 0],
  ['another one beside one that is saved', 'brewrun2', { id: '2' }, 1],
  ['a brew on its page', 'brewing', { brewed }, 1],
  ['one that is a record', 'brewing', { brewed: { ...brewed, record: 12 } }, 0],
  ['a plan', 'brewing', { brewed: null }, 0],
  ['a roast', 'roastingprofile', roast, 1],
  ['a drum that is heated', 'roastingprofile', { ...roast, start: null, preheat: { from: 1, to: null } }, 1],
  ['a roast that has dropped', 'roastingprofile', { ...roast, typed: { end_term: 615 } }, 0],
  ['a log', 'roastingprofile', { ...roast, start: null }, 0],
  ['something else', 'roastingprofile', { later: true }, 0],
  ['something else', 'brewing', [1], 0],
])('what was timed and is no record yet: %s', (_, name, work, count) => {
  keep(name, work);
  expect(countTimed()).toBe(count);
});

it('all of it counts, and nothing where nothing is kept', () => {
  expect(countTimed()).toBe(0);
  keep('brewrun', { id: '1' });
  keep('brewrun2', { id: '2' });
  keep('brewing', { brewed });
  keep('roastingprofile', roast);
  expect(countTimed()).toBe(4);
});
