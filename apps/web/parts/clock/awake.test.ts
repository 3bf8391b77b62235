import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake } from './awake.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let held: number;
let told: boolean[];
const tell = (isRefused: boolean) => void told.push(isRefused);

/** Shows the page or hides it; a browser lets the screen go off when it is hidden. */
async function be(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  if (state === 'hidden') held = 0;
  page.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

beforeEach(() => {
  [held, told] = [0, []];
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  const request = async () => {
    held++;
    return { release: async () => void held-- };
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => vi.unstubAllGlobals());

it('the screen stays on until it may go off', async () => {
  const letGo = keepAwake(tell);
  await settled();
  expect(held).toBe(1);
  letGo();
  expect(held).toBe(0);
});

it('a page that was hidden keeps it on again once it is seen', async () => {
  const letGo = keepAwake(tell);
  await settled();
  await be('hidden');
  expect(held).toBe(0);
  await be('visible');
  expect([held, told]).toEqual([1, [false, false]]);
  letGo();
  await be('visible');
  expect(held).toBe(0);
});

it('a page that is hidden waits until it is seen', async () => {
  page.visibilityState = 'hidden';
  const letGo = keepAwake(tell);
  await settled();
  expect(held).toBe(0);
  await be('visible');
  expect(held).toBe(1);
  letGo();
});

it('what is given only after it is no longer wanted is given back', async () => {
  keepAwake(tell)();
  await settled();
  expect(held).toBe(0);
});

it.each([
  ['refuses it', { wakeLock: { request: () => Promise.reject(new DOMException('', 'NotAllowedError')) } }],
  ['does not offer it', {}],
])('it is told where a device %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const letGo = keepAwake(tell);
  await settled();
  expect(told).toEqual([true]);
  letGo();
});
