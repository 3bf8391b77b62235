import { beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';

const answer = (mark?: string) => new Response(null, { headers: mark === undefined ? {} : { 'x-hanjan-codes': mark } });
const change = vi.fn();
/** A page that is opened afresh. */
const open = async () => {
  vi.resetModules();
  return import('./reference_mark.ts');
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf());
  change.mockClear();
});

it('another mark than before means a change, once, also on a page that is opened later', async () => {
  const page = await open();
  page.onReferenceChange(change);
  for (const mark of ['1', '1', undefined]) page.hearReferenceMark(answer(mark));
  expect(change).not.toHaveBeenCalled();
  for (const mark of ['2', '2']) page.hearReferenceMark(answer(mark));
  expect(change).toHaveBeenCalledTimes(1);
  const later = await open();
  later.onReferenceChange(change);
  later.hearReferenceMark(answer('2'));
  expect(change).toHaveBeenCalledTimes(1);
  later.hearReferenceMark(answer('3'));
  expect(change).toHaveBeenCalledTimes(2);
});

it('a change that was heard before anybody could do something is done as soon as somebody can', async () => {
  const first = await open();
  first.onReferenceChange(change);
  first.hearReferenceMark(answer('1'));
  const light = await open();
  light.hearReferenceMark(answer('2'));
  const heavy = await open();
  heavy.hearReferenceMark(answer('2'));
  expect(change).not.toHaveBeenCalled();
  heavy.onReferenceChange(change);
  expect(change).toHaveBeenCalledTimes(1);
});

it('a browser that keeps nothing hears of changes while a page is open', async () => {
  vi.stubGlobal('localStorage', undefined);
  const page = await open();
  page.onReferenceChange(change);
  for (const mark of ['1', '2', '2']) page.hearReferenceMark(answer(mark));
  expect(change).toHaveBeenCalledTimes(1);
});
