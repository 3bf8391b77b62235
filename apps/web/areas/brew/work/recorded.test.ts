import { expect, it, vi } from 'vitest';
import { storageOf } from '../../../../../test/harness/storage.ts';

vi.stubGlobal('localStorage', storageOf());
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });
vi.mock('../../../base/texts/index.ts', () => ({ t: (key: string) => key }));
vi.mock('../../../parts/dialog/toast.ts', () => ({ toast: () => undefined }));
const { noteRecord } = await import('./recorded.ts');
const { BEGIN, brewWork, isBrewWork } = await import('./work.ts');

const BEGAN = '2026-11-20T05:28:05.000Z';
const brewed = { fields: { brewing_start_time: BEGAN, brewing_term: 251_000 }, plan: {} };

it('the page leads to the record of its brew, and to no other one', () => {
  const store = brewWork();
  noteRecord(BEGAN, 12);
  expect(store.get()).toBe(BEGIN);
  const work = { ...BEGIN, title: 'Guji', brewed };
  store.set(work);
  noteRecord('2026-11-20T05:28:06.000Z', 12);
  expect(store.get()).toBe(work);
  noteRecord(BEGAN, 12);
  expect(store.get()).toEqual({ ...work, brewed: { ...brewed, record: 12 } });
  expect(isBrewWork(store.get())).toBe(true);
});
